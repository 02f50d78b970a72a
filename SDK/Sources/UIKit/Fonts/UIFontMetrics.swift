public import Foundation

extension UIFont {
    /// The PostScript name.
    public var fontName: String { face?.name ?? (name.isEmpty ? ".SFUI-Regular" : name) }
    /// The line height.
    public var lineHeight: CGFloat {
        face.map { pointSize * ($0.ascent + $0.descent) } ?? pointSize * 1.193_359_375
    }
    /// The height above the baseline.
    public var ascender: CGFloat { pointSize * (face?.ascent ?? 0.952_148_437_5) }
    /// The depth below the baseline, negative.
    public var descender: CGFloat { -pointSize * (face?.descent ?? 0.241_210_937_5) }
    /// The height of capitals.
    public var capHeight: CGFloat { pointSize * (face?.capHeight ?? 0.704_589_843_75) }
    /// The height of small letters.
    public var xHeight: CGFloat { pointSize * (face?.xHeight ?? 0.526_367_187_5) }
    /// Room between lines beyond their height.
    public var leading: CGFloat { pointSize * (face?.lineGap ?? 0) }
}

/// Scales values with the preferred text size.
public final class UIFontMetrics: Sendable {
    /// The metrics of body text.
    public static let `default` = UIFontMetrics(forTextStyle: .body)

    /// Creates the metrics of a text style.
    public init(forTextStyle textStyle: UIFont.TextStyle) {}

    /// No effect here: UIKit fonts always use the default text size.
    public func scaledValue(for value: CGFloat) -> CGFloat { value }

    /// No effect here: UIKit fonts always use the default text size.
    public func scaledValue(
        for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
    ) -> CGFloat { value }

    /// No effect here: UIKit fonts always use the default text size.
    public func scaledFont(for font: UIFont) -> UIFont { font }

    /// No effect here: UIKit fonts always use the default text size.
    public func scaledFont(
        for font: UIFont, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont { font }

    /// The font, not larger than a size.
    public func scaledFont(
        for font: UIFont, maximumPointSize: CGFloat,
        compatibleWith traitCollection: UITraitCollection? = nil
    ) -> UIFont {
        maximumPointSize > 0 && font.pointSize > maximumPointSize
            ? font.withSize(maximumPointSize) : font
    }
}
