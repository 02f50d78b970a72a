// As on Apple's platforms, `import WatchKit` also imports these.
@_exported import CoreGraphics
@_exported import PortholeFoundation
@_exported import UIKit
