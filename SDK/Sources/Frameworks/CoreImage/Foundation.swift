@_exported import CoreGraphics
// As on Apple's platforms, `import CoreImage` also imports Foundation.
@_exported import PortholeFoundation
