// As on Apple's platforms, `import HealthKit` also imports Foundation.
@_exported import PortholeFoundation
