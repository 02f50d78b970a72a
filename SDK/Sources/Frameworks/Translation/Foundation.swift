// As on Apple's platforms, an `import Translation` brings Foundation along.
@_exported import PortholeFoundation
