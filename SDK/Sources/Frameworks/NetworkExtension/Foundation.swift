// As on Apple's platforms, `import NetworkExtension` also imports Foundation.
@_exported import PortholeFoundation
