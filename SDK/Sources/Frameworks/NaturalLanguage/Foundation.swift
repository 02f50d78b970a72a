// As on Apple's platforms, `import NaturalLanguage` also imports Foundation.
@_exported import PortholeFoundation
