@_exported import CoreGraphics
// As on Apple's platforms, `import CoreText` also imports Foundation.
@_exported import PortholeFoundation
