public import Foundation

/// A color of components.
///
/// Differs from Apple: whatever space it was made in, its components are those in sRGB.
public final class CGColor: Hashable, Sendable {
    /// The components.
    package let value: SRGBColor

    /// A color of components.
    package init(_ value: SRGBColor) { self.value = value }

    /// A color of sRGB.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(SRGBColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// A color of sRGB.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// A grey.
    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(SRGBColor(white: gray, alpha: alpha))
    }

    /// A color of a space; nil when the components are not as many as it has, and an opacity.
    public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
        let values = UnsafeBufferPointer(start: components, count: space.numberOfComponents + 1)
        guard space.numberOfComponents == 3 else {
            self.init(gray: values[0], alpha: values[1])
            return
        }
        if space.name == CGColorSpace.displayP3 {
            self.init(
                SRGBColor(
                    displayP3Red: values[0], green: values[1], blue: values[2], alpha: values[3]))
        } else {
            self.init(red: values[0], green: values[1], blue: values[2], alpha: values[3])
        }
    }

    // Disfavored, so that `Color(.black)` means UIKit's color, as where this class has none.

    /// White.
    @_disfavoredOverload
    public static let white = CGColor(gray: 1, alpha: 1)
    /// Black.
    @_disfavoredOverload
    public static let black = CGColor(gray: 0, alpha: 1)
    /// No color at all.
    @_disfavoredOverload
    public static let clear = CGColor(gray: 0, alpha: 0)

    /// Red, green, blue and opacity.
    public var components: [CGFloat]? { [value.red, value.green, value.blue, value.alpha] }
    /// How many components there are, opacity included: always 4.
    public var numberOfComponents: Int { 4 }
    /// The opacity.
    public var alpha: CGFloat { value.alpha }
    /// Always sRGB.
    public var colorSpace: CGColorSpace? { CGColorSpace(name: CGColorSpace.sRGB) }

    /// The color with another opacity.
    public func copy(alpha: CGFloat) -> CGColor? {
        var value = value
        value.alpha = alpha
        return CGColor(value)
    }

    /// The color as another space has it.
    ///
    /// Differs from Apple: the components stay those in sRGB.
    public func converted(
        to colorSpace: CGColorSpace, intent: CGColorRenderingIntent, options: [String: Any]?
    ) -> CGColor? { self }

    /// Whether the components are the same.
    public static func == (left: CGColor, right: CGColor) -> Bool { left.value == right.value }

    /// Feeds the components.
    public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
