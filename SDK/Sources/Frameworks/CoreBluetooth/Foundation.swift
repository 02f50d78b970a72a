// As on Apple's platforms, `import CoreBluetooth` also imports Foundation.
@_exported import PortholeFoundation
