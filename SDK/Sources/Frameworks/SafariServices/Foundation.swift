// As on Apple's platforms, an `import SafariServices` brings Foundation along.
@_exported import PortholeFoundation
