// As on Apple's platforms, `import ManagedSettings` also imports Foundation.
@_exported import PortholeFoundation
