public import Foundation

/// The alignment of text.
public enum NSTextAlignment: Int, Sendable {
    /// Left-aligned.
    case left
    /// Centered.
    case center
    /// Right-aligned.
    case right
    /// Justified.
    case justified
    /// The natural alignment of the language.
    case natural
}

/// How lines that are too long are broken.
public enum NSLineBreakMode: Int, Sendable {
    /// Wrapped at word boundaries.
    case byWordWrapping
    /// Wrapped at characters.
    case byCharWrapping
    /// Clipped.
    case byClipping
    /// Truncated at the beginning.
    case byTruncatingHead
    /// Truncated at the end.
    case byTruncatingTail
    /// Truncated in the middle.
    case byTruncatingMiddle
}

/// The style of a paragraph.
///
/// Differs from Apple: all of it can be changed, as that of an `NSMutableParagraphStyle`; views do
/// not look at it.
open class NSParagraphStyle: NSObject, @unchecked Sendable {
    // Unchecked: set up by one thread and then read, as on Apple's platforms.

    private let mark = AttributeMark()

    /// The default style.
    open class var `default`: NSParagraphStyle { NSParagraphStyle() }

    /// The alignment of text.
    open var alignment = NSTextAlignment.natural
    /// How lines that are too long are broken.
    open var lineBreakMode = NSLineBreakMode.byWordWrapping
    /// The distance between two lines, in points.
    open var lineSpacing: CGFloat = 0
    /// The distance to the next paragraph, in points.
    open var paragraphSpacing: CGFloat = 0
    /// The height of a line at least, in points.
    open var minimumLineHeight: CGFloat = 0
    /// The height of a line at most, in points; 0: any.
    open var maximumLineHeight: CGFloat = 0
    /// The line height as a multiple of the default; 0 means 1.
    open var lineHeightMultiple: CGFloat = 0
    /// The indent of the first line, in points.
    open var firstLineHeadIndent: CGFloat = 0
    /// The indent of the other lines, in points.
    open var headIndent: CGFloat = 0
    /// The end of lines, in points.
    open var tailIndent: CGFloat = 0
    /// The distance to the paragraph before, in points.
    open var paragraphSpacingBefore: CGFloat = 0
    /// The base writing direction.
    open var baseWritingDirection = NSWritingDirection.natural
    /// The hyphenation factor, from 0 to 1.
    open var hyphenationFactor: Float = 0
    /// Whether hyphenation is allowed.
    open var usesDefaultHyphenation = false
    /// Whether letter spacing is reduced before text is truncated.
    open var allowsDefaultTighteningForTruncation = false
    /// The default interval of tabs, in points.
    open var defaultTabInterval: CGFloat = 0
    /// The strategy of line breaking.
    open var lineBreakStrategy: LineBreakStrategy = []

    /// The strategy of line breaking.
    public struct LineBreakStrategy: OptionSet, Sendable {
        /// The strategies as bits.
        public let rawValue: UInt

        /// The strategies of bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The last line is not left with a word alone.
        public static let pushOut = LineBreakStrategy(rawValue: 1)
        /// Words of Hangul stay whole.
        public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
        /// The strategy of the system's labels.
        public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
    }

    /// The default style.
    public override required init() { super.init() }

    /// Returns a mutable copy.
    open override func mutableCopy() -> Any {
        let copy = NSMutableParagraphStyle()
        copy.take(self)
        return copy
    }

    /// Returns a copy.
    open override func copy() -> Any {
        let copy = NSParagraphStyle()
        copy.take(self)
        return copy
    }

    func take(_ other: NSParagraphStyle) {
        alignment = other.alignment
        lineBreakMode = other.lineBreakMode
        lineSpacing = other.lineSpacing
        paragraphSpacing = other.paragraphSpacing
        paragraphSpacingBefore = other.paragraphSpacingBefore
        minimumLineHeight = other.minimumLineHeight
        maximumLineHeight = other.maximumLineHeight
        lineHeightMultiple = other.lineHeightMultiple
        firstLineHeadIndent = other.firstLineHeadIndent
        headIndent = other.headIndent
        tailIndent = other.tailIndent
        baseWritingDirection = other.baseWritingDirection
        hyphenationFactor = other.hyphenationFactor
        usesDefaultHyphenation = other.usesDefaultHyphenation
        allowsDefaultTighteningForTruncation = other.allowsDefaultTighteningForTruncation
        defaultTabInterval = other.defaultTabInterval
        lineBreakStrategy = other.lineBreakStrategy
    }
}

/// A mutable paragraph style.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
    /// Replaces all values by those of another style.
    open func setParagraphStyle(_ obj: NSParagraphStyle) { take(obj) }
}

/// The writing direction.
public enum NSWritingDirection: Int, Sendable {
    /// The natural direction of the language.
    case natural = -1
    /// Left to right.
    case leftToRight
    /// Right to left.
    case rightToLeft
}
