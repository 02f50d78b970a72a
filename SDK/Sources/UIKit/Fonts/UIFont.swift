public import Foundation

/// A font by its size, weight and family.
///
/// Differs from Apple: the measures are San Francisco's, whatever font the host draws with.
open class UIFont: NSObject, @unchecked Sendable {
    // Unchecked: nothing in it changes.

    /// The size in points.
    public let pointSize: CGFloat
    /// The family's name; empty for the system's font.
    public let familyName: String
    /// How thick letters are.
    package let weight: Weight
    /// The text style it follows, if it follows one.
    package let textStyle: TextStyle?
    /// Whether letters are slanted.
    package let isItalic: Bool
    /// Whether all letters are as wide.
    package let isMonospaced: Bool
    /// Whether all digits are as wide.
    package let hasMonospacedDigits: Bool

    init(
        size: CGFloat, weight: Weight = .regular, family: String = "", style: TextStyle? = nil,
        isItalic: Bool = false, isMonospaced: Bool = false, hasMonospacedDigits: Bool = false
    ) {
        pointSize = size
        self.weight = weight
        familyName = family
        textStyle = style
        self.isItalic = isItalic
        self.isMonospaced = isMonospaced
        self.hasMonospacedDigits = hasMonospacedDigits
    }

    /// A family's font.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        self.init(size: fontSize, family: fontName)
    }

    /// The system's font.
    public class func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(size: fontSize) }

    /// The system's font in a weight.
    public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(size: fontSize, weight: weight)
    }

    /// The system's font in bold.
    public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(size: fontSize, weight: .bold)
    }

    /// The system's font in italics.
    public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(size: fontSize, isItalic: true)
    }

    /// The system's font whose letters are all as wide.
    public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(size: fontSize, weight: weight, isMonospaced: true)
    }

    /// The system's font whose digits are all as wide.
    public class func monospacedDigitSystemFont(
        ofSize fontSize: CGFloat, weight: Weight
    ) -> UIFont {
        UIFont(size: fontSize, weight: weight, hasMonospacedDigits: true)
    }

    /// The system's font in a text style, in its default size.
    public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        UIFont(
            size: style.size, weight: style == .headline ? .semibold : .regular, style: style)
    }

    /// The font in another size.
    public func withSize(_ fontSize: CGFloat) -> UIFont {
        UIFont(
            size: fontSize, weight: weight, family: familyName, isItalic: isItalic,
            isMonospaced: isMonospaced, hasMonospacedDigits: hasMonospacedDigits)
    }

    /// The size of small text.
    public class var smallSystemFontSize: CGFloat { 12 }
    /// The size of running text.
    public class var systemFontSize: CGFloat { 14 }
    /// The size of labels.
    public class var labelFontSize: CGFloat { 17 }
}
