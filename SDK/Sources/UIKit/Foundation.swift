@_exported import CoreGraphics
// As on Apple's platforms, an `import UIKit` brings Foundation along.
@_exported import PortholeFoundation
@_exported import QuartzCore
