// swift-format-ignore-file
// Sources for both systems take the phone's way in a package that does not ask for AppKit.
#if canImport(AppKit) || canImport(Cocoa)
#error("AppKit can be imported where nothing depends on it")
#elseif canImport(UIKit)
import UIKit

typealias PlatformColor = UIColor
#endif

// A phone's sources may call their own what AppKit calls its.
extension PlatformColor {
    enum Name: String {
        case brand, paper
    }

    static let labelColor = PlatformColor(.brand)

    convenience init(_ name: Name) {
        self.init(white: name == .brand ? 0.2 : 1, alpha: 1)
    }

    func blended(withFraction fraction: CGFloat, of color: PlatformColor) -> PlatformColor {
        fraction < 0.5 ? self : color
    }

    static var mixed: PlatformColor { labelColor.blended(withFraction: 0.5, of: .init(.paper)) }
}
