// As on Apple's platforms, `import Translation` also imports Foundation.
@_exported import PortholeFoundation
