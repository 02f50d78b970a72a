// As on Apple's platforms, an `import Accessibility` brings Foundation along.
@_exported import PortholeFoundation
