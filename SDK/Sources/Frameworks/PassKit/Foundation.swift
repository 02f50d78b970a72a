// As on Apple's platforms, `import PassKit` also imports Foundation.
@_exported import PortholeFoundation
