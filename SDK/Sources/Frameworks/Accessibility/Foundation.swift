// As on Apple's platforms, `import Accessibility` also imports Foundation.
@_exported import PortholeFoundation
