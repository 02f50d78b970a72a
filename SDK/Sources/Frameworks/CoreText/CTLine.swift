// The names are those that authors write.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreGraphics
public import Foundation
public import PortholeFoundation
import UIKit

/// One line of a text with attributes.
///
/// Differs from Apple: letters that are pictures, such as emoji, have room and are not drawn;
/// widths are estimated where no runner is there to set text.
public final class CTLine {
    let line: TextBlock.Line

    init(_ line: TextBlock.Line) { self.line = line }

    /// How many UTF-16 units it has.
    fileprivate var length: Int { line.pieces.reduce(0) { $0 + $1.text.utf16.count } }
    fileprivate var start: Int { line.pieces.first?.start ?? 0 }
}

/// How a line is measured.
public struct CTLineBoundsOptions: OptionSet, Sendable {
    /// The raw bits of the options.
    public let rawValue: UInt

    /// Creates options from raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Without leading.
    public static let excludeTypographicLeading = CTLineBoundsOptions(rawValue: 1)
    /// Without shifts of fonts.
    public static let excludeTypographicShifts = CTLineBoundsOptions(rawValue: 2)
    /// With what hangs over.
    public static let useHangingPunctuation = CTLineBoundsOptions(rawValue: 4)
    /// Of the letters' outlines.
    public static let useGlyphPathBounds = CTLineBoundsOptions(rawValue: 8)
    /// As the eye sees it.
    public static let useOpticalBounds = CTLineBoundsOptions(rawValue: 16)
    /// For any language.
    public static let includeLanguageExtents = CTLineBoundsOptions(rawValue: 32)
}

/// Where a line that is too long is cut off.
public enum CTLineTruncationType: UInt32, Sendable {
    /// At its beginning.
    case start
    /// At its end.
    case end
    /// In the middle.
    case middle
}

/// A line of a text; line feeds are spaces.
public func CTLineCreateWithAttributedString(_ attrString: NSAttributedString) -> CTLine {
    CTLine(attrString.singleLine)
}

/// The width of a line, and how far it reaches above and below the baseline.
public func CTLineGetTypographicBounds(
    _ line: CTLine, _ ascent: UnsafeMutablePointer<CGFloat>?,
    _ descent: UnsafeMutablePointer<CGFloat>?, _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
    ascent?.pointee = line.line.ascent
    descent?.pointee = line.line.descent
    leading?.pointee = line.line.pieces.map(\.font.leading).max() ?? 0
    return Double(line.line.width)
}

/// The room of a line around its baseline's beginning, upwards.
public func CTLineGetBoundsWithOptions(_ line: CTLine, _ options: CTLineBoundsOptions) -> CGRect {
    if options.contains(.useGlyphPathBounds) { return line.outline.boundingBoxOfPath }
    return CGRect(
        x: 0, y: -line.line.descent, width: line.line.width,
        height: line.line.ascent + line.line.descent)
}

/// The room of a line's letters around its baseline's beginning, upwards.
public func CTLineGetImageBounds(_ line: CTLine, _ context: CGContext?) -> CGRect {
    let position = context?.textPosition ?? .zero
    return line.outline.boundingBoxOfPath.offsetBy(dx: position.x, dy: position.y)
}

/// Draws a line at the context's text position, which moves to its end.
public func CTLineDraw(_ line: CTLine, _ context: CGContext) {
    line.line.draw(in: context, context.upwards)
    context.advance(by: line.line.width)
}

/// The parts of a line, each with attributes of its own: `CTRun`s.
public func CTLineGetGlyphRuns(_ line: CTLine) -> CFArray {
    var x = CGFloat(0)
    return line.line.pieces.map { piece in
        defer { x += piece.width }
        return CTRun(piece, x: x)
    }
}

/// How many letters a line has, counted in UTF-16 units.
public func CTLineGetGlyphCount(_ line: CTLine) -> CFIndex { line.length }

/// Which part of the text a line is.
public func CTLineGetStringRange(_ line: CTLine) -> CFRange {
    CFRange(location: line.start, length: line.length)
}

/// How far a letter is from the line's beginning.
public func CTLineGetOffsetForStringIndex(
    _ line: CTLine, _ charIndex: CFIndex, _ secondaryOffset: UnsafeMutablePointer<CGFloat>?
) -> CGFloat {
    var x = CGFloat(0)
    for piece in line.line.pieces {
        let units = charIndex - piece.start
        if units < piece.text.utf16.count {
            x += piece.width(ofUnits: max(0, units))
            break
        }
        x += piece.width
    }
    secondaryOffset?.pointee = x
    return x
}

/// The letter at a place.
public func CTLineGetStringIndexForPosition(_ line: CTLine, _ position: CGPoint) -> CFIndex {
    let end = line.start + line.length
    return (line.start...end).min {
        abs(CTLineGetOffsetForStringIndex(line, $0, nil) - position.x)
            < abs(CTLineGetOffsetForStringIndex(line, $1, nil) - position.x)
    } ?? end
}

/// The line, cut off where it is wider than a width; differs from Apple: an ellipsis always stands
/// there.
public func CTLineCreateTruncatedLine(
    _ line: CTLine, _ width: Double, _ truncationType: CTLineTruncationType,
    _ truncationToken: CTLine?
) -> CTLine? {
    let style = NSMutableParagraphStyle()
    style.lineBreakMode =
        switch truncationType {
        case .start: .byTruncatingHead
        case .middle: .byTruncatingMiddle
        case .end: .byTruncatingTail
        }
    let text = line.line.text
    text.addAttribute(
        .paragraphStyle, value: style, range: NSRange(location: 0, length: text.length))
    return TextBlock(text, width: width).lines.first.map(CTLine.init)
}

/// How far a line is moved so that it is at the left (0), in the middle (0.5) or at the right (1)
/// of a width.
public func CTLineGetPenOffsetForFlush(
    _ line: CTLine, _ flushFactor: CGFloat, _ flushWidth: Double
) -> Double { max(0, Double(flushFactor) * (flushWidth - Double(line.line.width))) }

/// How wide the spaces at a line's end are.
public func CTLineGetTrailingWhitespaceWidth(_ line: CTLine) -> Double {
    guard let last = line.line.pieces.last else { return 0 }
    let visible = last.text.reversed().drop { $0.isWhitespace }.reversed().map(String.init).joined()
    return Double(last.width - last.width(ofUnits: visible.utf16.count))
}

extension CTLine {
    /// Its letters, upwards.
    fileprivate var outline: CGPath {
        var (x, steps) = (CGFloat(0), PathSteps())
        for piece in line.pieces {
            steps.append(
                piece.steps.applying(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: x, ty: 0)))
            x += piece.width
        }
        return CGPath(steps)
    }
}

extension TextBlock.Line {
    /// The line's text again.
    fileprivate var text: NSMutableAttributedString {
        let text = NSMutableAttributedString(string: "")
        for piece in pieces {
            text.append(NSAttributedString(string: piece.text, attributes: piece.attributes))
        }
        return text
    }
}

extension NSAttributedString {
    /// All of the text in one line.
    fileprivate var singleLine: TextBlock.Line {
        var pieces: [TextPiece] = []
        enumerateAttributes(in: NSRange(location: 0, length: length)) { values, range, _ in
            let text = attributedSubstring(from: range).string.replacingOccurrences(
                of: "\n", with: " ")
            pieces.append(TextPiece(text, at: range.location, values))
        }
        return TextBlock.Line(pieces)
    }
}

extension CGContext {
    /// From letters whose y goes downwards to the drawing, by the text matrix.
    var upwards: CGAffineTransform {
        CGAffineTransform(scaleX: 1, y: -1).concatenating(textMatrix)
    }

    /// Moves the text position along the baseline.
    func advance(by width: CGFloat) {
        textPosition = CGPoint(x: width, y: 0).applying(textMatrix)
    }
}

extension TextPiece {
    /// How wide so many of its UTF-16 units are.
    func width(ofUnits units: Int) -> CGFloat {
        let end = text.utf16.index(text.startIndex, offsetBy: units, limitedBy: text.endIndex)
        return TextPiece(String(text[..<(end ?? text.endIndex)]), at: start, attributes).width
    }
}
