public import Foundation

extension NSAttributedString.Key {
    /// The font, a `UIFont`.
    public static let font = NSAttributedString.Key(rawValue: "NSFont")
    /// The text color, a `UIColor`.
    public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
    /// The background color of text, a `UIColor`.
    public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
    /// The distance between letters.
    public static let kern = NSAttributedString.Key(rawValue: "NSKern")
    /// The distance between letters, without ligatures.
    public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
    /// The paragraph style, an `NSParagraphStyle`.
    public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
    /// The underline style.
    public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
    /// The color of the underline, a `UIColor`.
    public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
    /// The strikethrough style.
    public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
    /// The color of the strikethrough, a `UIColor`.
    public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
    /// Which letters become one.
    ///
    /// No effect here.
    public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
    /// The slant of letters.
    ///
    /// No effect here.
    public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
    /// The expansion of letters.
    ///
    /// No effect here.
    public static let expansion = NSAttributedString.Key(rawValue: "NSExpansion")
    /// The writing direction.
    ///
    /// No effect here.
    public static let writingDirection = NSAttributedString.Key(rawValue: "NSWritingDirection")
    /// An effect of letters, such as `letterpressStyle`.
    ///
    /// No effect here.
    public static let textEffect = NSAttributedString.Key(rawValue: "NSTextEffect")
    /// The stroke width of letters.
    public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
    /// The stroke color of letters, a `UIColor`.
    public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
    /// The baseline offset.
    public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
    /// An attachment.
    public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
    /// The shadow.
    public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
}

/// The style of an underline or strikethrough.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    /// The raw bits.
    public let rawValue: Int

    /// Creates a set from raw bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A single line.
    public static let single = NSUnderlineStyle(rawValue: 1)
    /// A thick line.
    public static let thick = NSUnderlineStyle(rawValue: 2)
    /// A double line.
    public static let double = NSUnderlineStyle(rawValue: 9)
    /// A dotted line.
    public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
    /// A dashed line.
    public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
    /// A line of dashes and dots.
    public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
    /// A line of dashes and two dots each.
    public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x400)
    /// Below words only.
    public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}
