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
/// Differs from Apple: all of it can be changed, as that of an `NSMutableParagraphStyle`; views do not look at it.
open class NSParagraphStyle: NSObject, @unchecked Sendable {
    // Unchecked: set up by one thread and then read, as on Apple's platforms.

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
}

/// How a paragraph is set, to be changed.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {}

/// A shadow.
open class NSShadow: NSObject {
    /// How far it lies away.
    open var shadowOffset = CGSize.zero
    /// How soft it is, in points.
    open var shadowBlurRadius: CGFloat = 0
    /// Its colour.
    open var shadowColor: Any?
}

extension NSAttributedString {
    /// The room that the text takes in one line.
    ///
    /// Differs from Apple: estimated as that of a `String`, with the attributes of its first letter.
    public func size() -> CGSize { string.size(withAttributes: firstAttributes) }

    /// The room that the text takes, wrapped in a room.
    ///
    /// Differs from Apple: estimated as that of a `String`, with the attributes of its first letter.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect {
        string.boundingRect(
            with: size, options: options, attributes: firstAttributes, context: context)
    }

    private var firstAttributes: [Key: Any] {
        length == 0 ? [:] : attributes(at: 0, effectiveRange: nil)
    }
}
