// As on Apple's platforms, an `import Vision` brings Foundation along.
@_exported import PortholeFoundation
