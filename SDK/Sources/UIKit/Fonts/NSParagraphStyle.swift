public import Foundation

/// Where the lines of a text begin.
public enum NSTextAlignment: Int, Sendable {
    /// At the left.
    case left
    /// They are centred.
    case center
    /// At the right.
    case right
    /// At both sides.
    case justified
    /// Where the language's begin.
    case natural
}

/// What becomes of a line that is too long.
public enum NSLineBreakMode: Int, Sendable {
    /// It goes on in the next, between words.
    case byWordWrapping
    /// It goes on in the next, between letters.
    case byCharWrapping
    /// It is cut off.
    case byClipping
    /// Its beginning is left out.
    case byTruncatingHead
    /// Its end is left out.
    case byTruncatingTail
    /// Its middle is left out.
    case byTruncatingMiddle
}

/// How a paragraph is set.
///
/// Differs from Apple: all of it can be changed, as that of an `NSMutableParagraphStyle`; views do
/// not look at it.
open class NSParagraphStyle: NSObject, @unchecked Sendable {
    // Unchecked: set up by one thread and then read, as on Apple's platforms.

    private let mark = AttributeMark()

    /// As usual.
    open class var `default`: NSParagraphStyle { NSParagraphStyle() }

    /// Where its lines begin.
    open var alignment = NSTextAlignment.natural
    /// What becomes of a line that is too long.
    open var lineBreakMode = NSLineBreakMode.byWordWrapping
    /// The distance between two lines, in points.
    open var lineSpacing: CGFloat = 0
    /// The distance to the next paragraph, in points.
    open var paragraphSpacing: CGFloat = 0
    /// The height of a line at least, in points.
    open var minimumLineHeight: CGFloat = 0
    /// The height of a line at most, in points; 0: any.
    open var maximumLineHeight: CGFloat = 0
    /// The height of a line, in its own heights; 0: 1.
    open var lineHeightMultiple: CGFloat = 0
    /// How far the first line is set in, in points.
    open var firstLineHeadIndent: CGFloat = 0
    /// How far the other lines are set in, in points.
    open var headIndent: CGFloat = 0
    /// Where lines end, in points.
    open var tailIndent: CGFloat = 0
    /// The distance to the paragraph before, in points.
    open var paragraphSpacingBefore: CGFloat = 0
    /// In which direction it is written.
    open var baseWritingDirection = NSWritingDirection.natural
    /// How much words may be parted, from 0 to 1.
    open var hyphenationFactor: Float = 0
    /// Whether words may be parted.
    open var usesDefaultHyphenation = false
    /// Whether letters move closer before the text is cut off.
    open var allowsDefaultTighteningForTruncation = false
    /// How far tabs move, in points.
    open var defaultTabInterval: CGFloat = 0
    /// How lines are broken.
    open var lineBreakStrategy: LineBreakStrategy = []

    /// How lines are broken.
    public struct LineBreakStrategy: OptionSet, Sendable {
        /// The strategies as bits.
        public let rawValue: UInt

        /// The strategies of bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The last line is not left with a word alone.
        public static let pushOut = LineBreakStrategy(rawValue: 1)
        /// Words of Hangul stay whole.
        public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
        /// As the system breaks its own labels.
        public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
    }

    /// As usual.
    public override required init() { super.init() }

    /// A style that says the same and can be changed.
    open override func mutableCopy() -> Any {
        let copy = NSMutableParagraphStyle()
        copy.take(self)
        return copy
    }

    /// A style that says the same.
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

/// How a paragraph is set, to be changed.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
    /// Takes over what another style says.
    open func setParagraphStyle(_ obj: NSParagraphStyle) { take(obj) }
}

/// In which direction a text is written.
public enum NSWritingDirection: Int, Sendable {
    /// As its language is.
    case natural = -1
    /// From left to right.
    case leftToRight
    /// From right to left.
    case rightToLeft
}
