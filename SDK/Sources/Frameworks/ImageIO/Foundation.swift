@_exported import CoreGraphics
// As on Apple's platforms, `import ImageIO` also imports Foundation.
@_exported import PortholeFoundation
