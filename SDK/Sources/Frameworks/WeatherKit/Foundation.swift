// As on Apple's platforms, an `import WeatherKit` brings these along.
@_exported import Combine
@_exported import PortholeFoundation
