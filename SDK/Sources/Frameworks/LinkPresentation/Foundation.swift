// As on Apple's platforms, an `import LinkPresentation` brings Foundation along.
@_exported import PortholeFoundation
