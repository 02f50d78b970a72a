// As on Apple's platforms, `import GameKit` also imports Foundation.
@_exported import PortholeFoundation
