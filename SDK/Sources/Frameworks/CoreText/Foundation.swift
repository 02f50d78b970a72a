@_exported import CoreGraphics
// As on Apple's platforms, an `import CoreText` brings Foundation along.
@_exported import PortholeFoundation
