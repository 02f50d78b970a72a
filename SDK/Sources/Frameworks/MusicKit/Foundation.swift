// As on Apple's platforms, an `import MusicKit` brings Foundation along.
@_exported import PortholeFoundation
