// As on Apple's platforms, `import LinkPresentation` also imports Foundation.
@_exported import PortholeFoundation
