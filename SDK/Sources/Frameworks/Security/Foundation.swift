// As on Apple's platforms, an `import Security` brings Foundation along.
@_exported import PortholeFoundation
