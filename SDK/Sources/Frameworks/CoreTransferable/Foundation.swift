// As on Apple's platforms, `import CoreTransferable` also imports Foundation.
@_exported import PortholeFoundation
