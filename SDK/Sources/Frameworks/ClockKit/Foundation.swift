// As on Apple's platforms, an `import ClockKit` brings Foundation along.
@_exported import PortholeFoundation
