// As on Apple's platforms, `import LocalAuthentication` also imports Foundation.
@_exported import PortholeFoundation
