// As on Apple's platforms, an `import CloudKit` brings these along.
@_exported import CoreLocation
@_exported import PortholeFoundation
