// As on Apple's platforms, an `import NaturalLanguage` brings Foundation along.
@_exported import PortholeFoundation
