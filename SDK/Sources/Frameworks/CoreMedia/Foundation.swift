// As on Apple's platforms, `import CoreMedia` also imports Foundation.
@_exported import PortholeFoundation
