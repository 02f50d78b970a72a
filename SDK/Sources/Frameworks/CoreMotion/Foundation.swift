// As on Apple's platforms, `import CoreMotion` also imports Foundation.
@_exported import PortholeFoundation
