// As on Apple's platforms, an `import CoreMedia` brings Foundation along.
@_exported import PortholeFoundation
