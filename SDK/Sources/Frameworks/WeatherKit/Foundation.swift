// As on Apple's platforms, `import WeatherKit` also imports these.
@_exported import Combine
@_exported import CoreLocation
@_exported import PortholeFoundation
