// As on Apple's platforms, an `import TipKit` brings Foundation along.
@_exported import PortholeFoundation
