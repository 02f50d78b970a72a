// As on Apple's platforms, `import CloudKit` also imports these.
@_exported import CoreLocation
@_exported import PortholeFoundation
