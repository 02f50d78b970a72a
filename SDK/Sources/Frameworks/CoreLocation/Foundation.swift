// As on Apple's platforms, an `import CoreLocation` brings these along.
@_exported import Combine
@_exported import PortholeFoundation
