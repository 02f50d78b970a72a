// As on Apple's platforms, `import SystemConfiguration` also imports Foundation.
@_exported import PortholeFoundation
