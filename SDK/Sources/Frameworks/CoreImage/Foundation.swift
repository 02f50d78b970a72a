@_exported import CoreGraphics
// As on Apple's platforms, an `import CoreImage` brings Foundation along.
@_exported import PortholeFoundation
