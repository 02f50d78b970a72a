// As on Apple's platforms, `import UniformTypeIdentifiers` also imports Foundation.
@_exported import PortholeFoundation
