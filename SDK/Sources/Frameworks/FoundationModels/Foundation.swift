// As on Apple's platforms, `import FoundationModels` also imports Foundation.
@_exported import PortholeFoundation
