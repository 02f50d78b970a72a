// As on Apple's platforms, an `import CoreMotion` brings Foundation along.
@_exported import PortholeFoundation
