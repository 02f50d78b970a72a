public import Foundation

extension NSAttributedString.Key {
    /// The font, a `UIFont`.
    public static let font = NSAttributedString.Key(rawValue: "NSFont")
    /// The letters' colour, a `UIColor`.
    public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
    /// The colour behind the letters, a `UIColor`.
    public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
    /// The distance between letters.
    public static let kern = NSAttributedString.Key(rawValue: "NSKern")
    /// The distance between letters, without ligatures.
    public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
    /// How lines follow each other, an `NSParagraphStyle`.
    public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
    /// How letters are underlined.
    public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
    /// The colour of the line below letters, a `UIColor`.
    public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
    /// How letters are struck through.
    public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
    /// The colour of the line through letters, a `UIColor`.
    public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
    /// Which letters become one.
    ///
    /// No effect here.
    public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
    /// How far letters lean.
    ///
    /// No effect here.
    public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
    /// How wide letters are.
    ///
    /// No effect here.
    public static let expansion = NSAttributedString.Key(rawValue: "NSExpansion")
    /// In which direction letters are written.
    ///
    /// No effect here.
    public static let writingDirection = NSAttributedString.Key(rawValue: "NSWritingDirection")
    /// An effect of letters, such as `letterpressStyle`.
    ///
    /// No effect here.
    public static let textEffect = NSAttributedString.Key(rawValue: "NSTextEffect")
    /// How thick the letters' outline is.
    public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
    /// The colour of the letters' outline, a `UIColor`.
    public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
    /// How far letters are raised.
    public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
    /// A picture among letters.
    public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
    /// The letters' shadow.
    public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
}

/// How letters are underlined.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    /// The style as bits.
    public let rawValue: Int

    /// The style of bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A line.
    public static let single = NSUnderlineStyle(rawValue: 1)
    /// A thick line.
    public static let thick = NSUnderlineStyle(rawValue: 2)
    /// Two lines.
    public static let double = NSUnderlineStyle(rawValue: 9)
    /// A line of dots.
    public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
    /// A line of dashes.
    public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
    /// A line of dashes and dots.
    public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
    /// A line of dashes and two dots each.
    public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x400)
    /// Only below words.
    public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}
