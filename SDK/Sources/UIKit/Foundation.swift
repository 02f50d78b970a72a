@_exported import CoreGraphics
// As on Apple's platforms, `import UIKit` also imports Foundation.
@_exported import PortholeFoundation
@_exported import QuartzCore
@_exported import UserNotifications
