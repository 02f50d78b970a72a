// As on Apple's platforms, an `import FoundationModels` brings Foundation along.
@_exported import PortholeFoundation
