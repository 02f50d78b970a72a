// As on Apple's platforms, an `import Intents` brings Foundation along.
@_exported import CoreLocation
@_exported import PortholeFoundation
