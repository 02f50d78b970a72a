public import Foundation

/// Options for measuring and drawing text.
public struct NSStringDrawingOptions: OptionSet, Sendable {
    /// The raw bits of the options.
    public let rawValue: Int

    /// Creates options from raw bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Wraps lines in the rectangle.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
    /// The font's leading counts.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
    /// Uses the bounds of the glyphs.
    public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
    /// The last line is cut off.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

/// The context of text drawing, which contains no information here.
public final class NSStringDrawingContext {
    /// The minimum scale of text.
    public var minimumScaleFactor: CGFloat = 0

    /// Creates an empty context.
    public init() {}
}

extension StringProtocol {
    /// Returns the size of the text in one line.
    ///
    /// Differs from Apple: estimated from the letters' usual widths where no runner is there to set
    /// it.
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        NSAttributedString(string: String(self), attributes: attributes).size()
    }

    /// Returns the size of the text wrapped in a size.
    ///
    /// Differs from Apple: estimated from the letters' usual widths where no runner is there to set
    /// it.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) -> CGRect {
        NSAttributedString(string: String(self), attributes: attributes)
            .boundingRect(with: size, options: options, context: context)
    }
}

extension NSString {
    /// Returns the size of the text in one line.
    ///
    /// Differs from Apple: estimated from the letters' usual widths where no runner is there to set
    /// it.
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        String(describing: self).size(withAttributes: attributes)
    }

    /// Returns the size of the text wrapped in a size.
    ///
    /// Differs from Apple: estimated from the letters' usual widths where no runner is there to set
    /// it.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) -> CGRect {
        String(describing: self)
            .boundingRect(with: size, options: options, attributes: attributes, context: context)
    }
}

extension NSAttributedString {
    /// Returns the size of the text in one line.
    ///
    /// Differs from Apple: estimated from the letters' usual widths where no runner is there to set
    /// it.
    public func size() -> CGSize { TextBlock(self).size }

    /// Returns the size of the text wrapped in a size.
    ///
    /// Differs from Apple: estimated from the letters' usual widths where no runner is there to set
    /// it.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect {
        CGRect(origin: .zero, size: block(in: size, options).size)
    }

    /// Returns the text in lines; a single line unless the options allow several.
    func block(in size: CGSize, _ options: NSStringDrawingOptions) -> TextBlock {
        guard options.contains(.usesLineFragmentOrigin), size.width > 0 else {
            return TextBlock(self)
        }
        return TextBlock(
            self, width: size.width, height: size.height > 0 ? size.height : .infinity)
    }
}

extension UIFont {
    /// Returns the approximate width of a line of text.
    package func width(of text: some StringProtocol) -> CGFloat {
        if let face, let width = HostFonts.width(of: text, named: face.name) {
            return width * pointSize
        }
        return text.reduce(0) { $0 + (isMonospaced ? 0.6 : Self.width(of: $1)) } * pointSize
    }

    /// Returns the approximate width of a letter, relative to the font size.
    private static func width(of letter: Character) -> CGFloat {
        switch letter {
        case "i", "j", "l", "I", ".", ",", ":", ";", "'", "|", "!": 0.26
        case " ", "f", "t", "r", "(", ")", "[", "]", "-", "\"", "/": 0.35
        case "m", "M", "W", "@", "%": 0.88
        case "w": 0.78
        default:
            switch true {
            case letter.isASCII && letter.isUppercase: 0.68
            case letter.isASCII && letter.isNumber: 0.61
            case letter.unicodeScalars.first.map({ $0.value >= 0x2E80 }) ?? false: 1
            default: 0.56
            }
        }
    }
}
