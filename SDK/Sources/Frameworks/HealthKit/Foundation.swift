// As on Apple's platforms, an `import HealthKit` brings Foundation along.
@_exported import PortholeFoundation
