// As on Apple's platforms, an `import ActivityKit` brings Foundation along.
@_exported import PortholeFoundation
