// As on Apple's platforms, an `import SystemConfiguration` brings Foundation along.
@_exported import PortholeFoundation
