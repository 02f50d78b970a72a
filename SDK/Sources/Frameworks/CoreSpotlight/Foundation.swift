// As on Apple's platforms, an `import CoreSpotlight` brings Foundation along.
@_exported import PortholeFoundation
