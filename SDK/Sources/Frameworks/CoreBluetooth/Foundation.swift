// As on Apple's platforms, an `import CoreBluetooth` brings Foundation along.
@_exported import PortholeFoundation
