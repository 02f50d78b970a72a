public import CoreGraphics
public import Foundation

/// A color, which may be dynamic.
///
/// Differs from Apple: components are always in sRGB; an encoded color consists of its light and
/// dark variant.
open class UIColor: NSObject, NSSecureCoding, @unchecked Sendable {
    // Unchecked: it is immutable, and providers are called on the main thread, as in UIKit.
    private enum Content {
        case fixed(SRGBColor)
        case dynamic((UITraitCollection) -> SRGBColor)
    }

    private let mark = AttributeMark()
    private let content: Content

    /// Creates a color from components.
    package init(_ color: SRGBColor) { content = .fixed(color) }

    /// Creates a dynamic color, which is resolved when it is drawn.
    package init(resolving provider: @escaping (UITraitCollection) -> SRGBColor) {
        content = .dynamic(provider)
    }

    /// Creates a color for light and dark appearance.
    convenience init(light: SRGBColor, dark: SRGBColor) {
        self.init { $0.userInterfaceStyle == .dark ? dark : light }
    }

    /// Whether secure coding is supported; always `true`.
    public static var supportsSecureCoding: Bool { true }

    /// Decodes a color.
    public required init?(coder: NSCoder) {
        let light = SRGBColor(coder, "light")
        let dark = SRGBColor(coder, "dark")
        content =
            light == dark
            ? .fixed(light) : .dynamic { $0.userInterfaceStyle == .dark ? dark : light }
    }

    /// Encodes the color.
    open func encode(with coder: NSCoder) {
        components(in: UITraitCollection(userInterfaceStyle: .light)).encode(coder, "light")
        components(in: UITraitCollection(userInterfaceStyle: .dark)).encode(coder, "dark")
    }

    /// Creates a color from red, green and blue.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(SRGBColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// Creates the color of a `#colorLiteral`, from components in sRGB.
    public required convenience init(
        _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
    ) {
        self.init(
            red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }

    /// Creates a Display P3 color.
    public convenience init(
        displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
    ) {
        self.init(SRGBColor(displayP3Red: red, green: green, blue: blue, alpha: alpha))
    }

    /// Creates a color from hue, saturation and brightness.
    public convenience init(
        hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
    ) {
        self.init(
            SRGBColor(
                hue: hue, saturation: saturation, brightness: brightness, alpha: alpha))
    }

    /// Creates a gray color.
    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(SRGBColor(white: white, alpha: alpha))
    }

    /// Creates a color from components.
    public convenience init(cgColor: CGColor) { self.init(cgColor.value) }

    /// Creates a dynamic color.
    public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
        self.init(resolving: { dynamicProvider($0).components(in: $0) })
    }

    /// The components where these traits hold.
    package func components(in traits: UITraitCollection) -> SRGBColor {
        switch content {
        case .fixed(let color): color
        case .dynamic(let provider): provider(traits)
        }
    }

    /// Returns the color resolved for traits.
    public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        UIColor(components(in: traitCollection))
    }

    /// The components where it is drawn now.
    public var cgColor: CGColor { CGColor(components(in: .current)) }

    /// Returns the color with another opacity.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        mapped { $0.alpha = alpha }
    }

    /// Returns the color with a change applied for all traits.
    func mapped(_ change: @escaping (inout SRGBColor) -> Void) -> UIColor {
        switch content {
        case .fixed(var color):
            change(&color)
            return UIColor(color)
        case .dynamic(let provider):
            return UIColor { traits in
                var color = provider(traits)
                change(&color)
                return color
            }
        }
    }

    /// Returns whether both are the same object, or fixed colors with equal components.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        if self === other { return true }
        guard case .fixed(let own) = content, case .fixed(let others) = other.content else {
            return false
        }
        return own == others
    }

    /// The hash value of a fixed color's components.
    open override var hash: Int {
        if case .fixed(let color) = content { color.hashValue } else { super.hash }
    }
}

extension SRGBColor {
    fileprivate init(_ coder: NSCoder, _ name: String) {
        self.init(
            red: coder.decodeDouble(forKey: name + ".red"),
            green: coder.decodeDouble(forKey: name + ".green"),
            blue: coder.decodeDouble(forKey: name + ".blue"),
            alpha: coder.decodeDouble(forKey: name + ".alpha"))
    }

    fileprivate func encode(_ coder: NSCoder, _ name: String) {
        coder.encode(Double(red), forKey: name + ".red")
        coder.encode(Double(green), forKey: name + ".green")
        coder.encode(Double(blue), forKey: name + ".blue")
        coder.encode(Double(alpha), forKey: name + ".alpha")
    }
}
