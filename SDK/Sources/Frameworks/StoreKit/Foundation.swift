// As on Apple's platforms, an `import StoreKit` brings Foundation along.
@_exported import PortholeFoundation
