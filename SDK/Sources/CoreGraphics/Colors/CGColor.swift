public import Foundation

/// A color.
///
/// Differs from Apple: its components are those in sRGB, whichever space it was created in.
public final class CGColor: Hashable, Sendable {
    /// The components.
    package let value: SRGBColor

    /// Creates a color from its components.
    package init(_ value: SRGBColor) { self.value = value }

    /// Creates a color in sRGB.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(SRGBColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// Creates a color in sRGB.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Creates a gray.
    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(SRGBColor(white: gray, alpha: alpha))
    }

    /// Creates a color in a color space from its components, followed by alpha; never nil here.
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
    /// Transparent black.
    @_disfavoredOverload
    public static let clear = CGColor(gray: 0, alpha: 0)

    /// Red, green, blue and alpha.
    public var components: [CGFloat]? { [value.red, value.green, value.blue, value.alpha] }
    /// The number of components, including alpha; always 4.
    public var numberOfComponents: Int { 4 }
    /// The alpha component.
    public var alpha: CGFloat { value.alpha }
    /// The color space; always sRGB.
    public var colorSpace: CGColorSpace? { CGColorSpace(name: CGColorSpace.sRGB) }

    /// Returns the color with another alpha component.
    public func copy(alpha: CGFloat) -> CGColor? {
        var value = value
        value.alpha = alpha
        return CGColor(value)
    }

    /// Returns the color in another color space.
    ///
    /// Differs from Apple: the components remain those in sRGB.
    public func converted(
        to colorSpace: CGColorSpace, intent: CGColorRenderingIntent, options: [String: Any]?
    ) -> CGColor? { self }

    /// Whether the components are the same.
    public static func == (left: CGColor, right: CGColor) -> Bool { left.value == right.value }

    /// Feeds the components to a hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
