// As on Apple's platforms, an `import CoreLocation` brings Foundation along.
@_exported import PortholeFoundation
