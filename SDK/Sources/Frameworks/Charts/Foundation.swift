// As on Apple's platforms, an `import Charts` brings Foundation along.
@_exported import PortholeFoundation
