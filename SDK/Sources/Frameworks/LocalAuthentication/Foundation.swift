// As on Apple's platforms, an `import LocalAuthentication` brings Foundation along.
@_exported import PortholeFoundation
