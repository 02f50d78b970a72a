// As on Apple's platforms, `import SwiftUI` also imports these modules.
@_exported import Accessibility
@_exported import Combine
@_exported import CoreGraphics
@_exported import CoreImage
@_exported import CoreTransferable
@_exported import ImageIO
@_exported import Observation
@_exported import PortholeFoundation
@_exported import UIKit
