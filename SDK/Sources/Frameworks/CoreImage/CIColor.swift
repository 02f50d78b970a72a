public import CoreGraphics
public import Foundation
public import UIKit

/// A color of red, green, blue and opacity.
///
/// Differs from Apple: whatever space it was made in, its components are those in sRGB.
open class CIColor: NSObject, @unchecked Sendable {
    // Unchecked: it is immutable.

    private let color: CGColor

    /// Creates a color from a Core Graphics color.
    public init(cgColor color: CGColor) { self.color = color }

    /// Creates a color from a UIKit color, resolved in the current traits.
    public convenience init(color: UIColor) { self.init(cgColor: color.cgColor) }

    /// Creates an sRGB color.
    public convenience init(
        red r: CGFloat, green g: CGFloat, blue b: CGFloat, alpha a: CGFloat = 1
    ) {
        self.init(cgColor: CGColor(red: r, green: g, blue: b, alpha: a))
    }

    /// Creates a color in a color space with three components.
    public convenience init?(
        red r: CGFloat, green g: CGFloat, blue b: CGFloat, alpha a: CGFloat = 1,
        colorSpace: CGColorSpace
    ) {
        guard colorSpace.numberOfComponents == 3,
            let color = [r, g, b, a].withUnsafeBufferPointer({ values in
                values.baseAddress.flatMap { CGColor(colorSpace: colorSpace, components: $0) }
            })
        else { return nil }
        self.init(cgColor: color)
    }

    /// Creates a color from a string such as `0.5 0.7 0.3 1.0`; missing components are 0, a missing
    /// opacity is 1.
    public convenience init(string representation: String) {
        let values = representation.split(whereSeparator: \.isWhitespace)
            .map { CGFloat(Double($0) ?? 0) }
        let value = { (index: Int, other: CGFloat) in
            values.indices.contains(index) ? values[index] : other
        }
        self.init(red: value(0, 0), green: value(1, 0), blue: value(2, 0), alpha: value(3, 1))
    }

    /// The red component, from 0 to 1.
    open var red: CGFloat { component(0) }
    /// The green component, from 0 to 1.
    open var green: CGFloat { component(1) }
    /// The blue component, from 0 to 1.
    open var blue: CGFloat { component(2) }
    /// The opacity, from 0 to 1.
    open var alpha: CGFloat { color.alpha }
    /// The number of components including the opacity; always 4.
    open var numberOfComponents: Int { 4 }
    /// The color space; always sRGB.
    open var colorSpace: CGColorSpace { CGColorSpaceCreateDeviceRGB() }
    /// The components as a string for ``init(string:)``.
    open var stringRepresentation: String {
        [red, green, blue, alpha].map { "\(Double($0).formatted(.number.grouping(.never)))" }
            .joined(separator: " ")
    }

    /// Returns whether two colors are equal.
    open override func isEqual(_ object: Any?) -> Bool { (object as? CIColor)?.color == color }

    /// The hash value.
    open override var hash: Int { color.hashValue }

    private func component(_ index: Int) -> CGFloat { color.components?[index] ?? 0 }

    /// Black.
    open class var black: CIColor { CIColor(red: 0, green: 0, blue: 0) }
    /// White.
    open class var white: CIColor { CIColor(red: 1, green: 1, blue: 1) }
    /// Gray.
    open class var gray: CIColor { CIColor(red: 0.5, green: 0.5, blue: 0.5) }
    /// Red.
    open class var red: CIColor { CIColor(red: 1, green: 0, blue: 0) }
    /// Green.
    open class var green: CIColor { CIColor(red: 0, green: 1, blue: 0) }
    /// Blue.
    open class var blue: CIColor { CIColor(red: 0, green: 0, blue: 1) }
    /// Cyan.
    open class var cyan: CIColor { CIColor(red: 0, green: 1, blue: 1) }
    /// Magenta.
    open class var magenta: CIColor { CIColor(red: 1, green: 0, blue: 1) }
    /// Yellow.
    open class var yellow: CIColor { CIColor(red: 1, green: 1, blue: 0) }
    /// A fully transparent color.
    open class var clear: CIColor { CIColor(red: 0, green: 0, blue: 0, alpha: 0) }
}

extension UIColor {
    /// Creates a color from a Core Image color.
    public convenience init(ciColor: CIColor) {
        self.init(
            red: ciColor.red, green: ciColor.green, blue: ciColor.blue, alpha: ciColor.alpha)
    }

    /// The color as a Core Image color, resolved in the current traits.
    public var ciColor: CIColor { CIColor(color: self) }
}
