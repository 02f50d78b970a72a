// As on Apple's platforms, an `import AlarmKit` brings Foundation along.
@_exported import PortholeFoundation
