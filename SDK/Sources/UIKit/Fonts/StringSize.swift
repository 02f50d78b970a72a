public import Foundation

/// What counts for the size of a text.
public struct NSStringDrawingOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: Int

    /// The options of bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// It is wrapped.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
    /// The font's leading counts.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
    /// The letters' own bounds count.
    public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
    /// The last line is cut off.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

/// How a text was drawn; nothing is known of it here.
public final class NSStringDrawingContext {
    /// How small letters may become.
    public var minimumScaleFactor: CGFloat = 0

    /// Nothing is known.
    public init() {}
}

extension StringProtocol {
    /// The room that the text takes in one line.
    ///
    /// Differs from Apple: estimated from the letters' usual widths where the font is the host's.
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        let font = attributes?[.font] as? UIFont ?? .systemFont(ofSize: 12)
        let kern = attributes?[.kern] as? CGFloat ?? 0
        let lines = split(separator: "\n", omittingEmptySubsequences: false)
        let width = lines.map { font.width(of: $0) + kern * CGFloat($0.count) }.max() ?? 0
        return CGSize(width: width, height: font.lineHeight * CGFloat(lines.count))
    }

    /// The room that the text takes, wrapped in a room.
    ///
    /// Differs from Apple: estimated from the letters' usual widths where the font is the host's.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) -> CGRect {
        let whole = self.size(withAttributes: attributes)
        guard options.contains(.usesLineFragmentOrigin), size.width > 0, whole.width > size.width
        else { return CGRect(origin: .zero, size: whole) }
        let lines = (whole.width / size.width).rounded(.up)
        return CGRect(x: 0, y: 0, width: size.width, height: whole.height * lines)
    }
}

extension NSString {
    /// The room that the text takes in one line.
    ///
    /// Differs from Apple: estimated from the letters' usual widths where the font is the host's.
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        String(describing: self).size(withAttributes: attributes)
    }

    /// The room that the text takes, wrapped in a room.
    ///
    /// Differs from Apple: estimated from the letters' usual widths where the font is the host's.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) -> CGRect {
        String(describing: self)
            .boundingRect(with: size, options: options, attributes: attributes, context: context)
    }
}

extension UIFont {
    /// About how wide a line of text is.
    package func width(of text: some StringProtocol) -> CGFloat {
        if let face, let width = HostFonts.width(of: text, named: face.name) {
            return width * pointSize
        }
        return text.reduce(0) { $0 + (isMonospaced ? 0.6 : Self.width(of: $1)) } * pointSize
    }

    /// About how wide a letter is, in sizes of the font.
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
