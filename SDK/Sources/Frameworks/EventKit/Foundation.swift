// As on Apple's platforms, an `import EventKit` brings Foundation along.
@_exported import PortholeFoundation
