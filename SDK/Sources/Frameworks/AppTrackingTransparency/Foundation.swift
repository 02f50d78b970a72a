// As on Apple's platforms, an `import AppTrackingTransparency` brings Foundation along.
@_exported import PortholeFoundation
