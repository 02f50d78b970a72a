// As on Apple's platforms, `import Network` also imports Foundation.
@_exported import PortholeFoundation
