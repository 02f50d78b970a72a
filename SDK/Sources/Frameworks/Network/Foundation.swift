// As on Apple's platforms, an `import Network` brings Foundation along.
@_exported import PortholeFoundation
