// As on Apple's platforms, `import TipKit` also imports Foundation.
@_exported import PortholeFoundation
