// As on Apple's platforms, an `import AppIntents` brings Foundation along.
@_exported import PortholeFoundation
