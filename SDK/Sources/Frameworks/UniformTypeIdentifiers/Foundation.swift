// As on Apple's platforms, an `import UniformTypeIdentifiers` brings Foundation along.
@_exported import PortholeFoundation
