// As on Apple's platforms, `import Vision` also imports Foundation.
@_exported import PortholeFoundation
