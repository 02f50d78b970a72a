// As on Apple's platforms, an `import WatchKit` brings these along.
@_exported import CoreGraphics
@_exported import PortholeFoundation
@_exported import UIKit
