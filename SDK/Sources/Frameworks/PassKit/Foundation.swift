// As on Apple's platforms, an `import PassKit` brings Foundation along.
@_exported import PortholeFoundation
