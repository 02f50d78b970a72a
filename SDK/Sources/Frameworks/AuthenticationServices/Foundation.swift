// As on Apple's platforms, `import AuthenticationServices` also imports Foundation.
@_exported import PortholeFoundation
