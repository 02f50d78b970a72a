// As on Apple's platforms, an `import ManagedSettings` brings Foundation along.
@_exported import PortholeFoundation
