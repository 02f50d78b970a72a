// As on Apple's platforms, an `import GameKit` brings Foundation along.
@_exported import PortholeFoundation
