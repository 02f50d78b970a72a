// As on Apple's platforms, `import StoreKit` also imports Foundation.
@_exported import PortholeFoundation
