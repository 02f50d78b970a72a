// As on Apple's platforms, an `import NetworkExtension` brings Foundation along.
@_exported import PortholeFoundation
