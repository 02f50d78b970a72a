// As on Apple's platforms, an `import CoreHaptics` brings Foundation along.
@_exported import PortholeFoundation
