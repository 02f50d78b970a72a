// As on Apple's platforms, an `import AuthenticationServices` brings Foundation along.
@_exported import PortholeFoundation
