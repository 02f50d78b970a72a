// As on Apple's platforms, an `import Intents` brings Foundation along.
@_exported import PortholeFoundation
