// As on Apple's platforms, an `import CloudKit` brings Foundation along.
@_exported import PortholeFoundation
