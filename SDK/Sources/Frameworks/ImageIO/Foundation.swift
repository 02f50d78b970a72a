@_exported import CoreGraphics
// As on Apple's platforms, an `import ImageIO` brings Foundation along.
@_exported import PortholeFoundation
