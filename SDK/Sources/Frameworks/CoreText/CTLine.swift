// The names are those that authors write.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreGraphics
public import Foundation
public import PortholeFoundation
import UIKit

/// A line of attributed text.
///
/// Differs from Apple: letters that are pictures, such as emoji, have room and are not drawn;
/// widths are estimated where no runner is there to set text.
public final class CTLine {
    let line: TextBlock.Line

    init(_ line: TextBlock.Line) { self.line = line }

    /// The number of UTF-16 code units.
    fileprivate var length: Int { line.pieces.reduce(0) { $0 + $1.text.utf16.count } }
    fileprivate var start: Int { line.pieces.first?.start ?? 0 }
}

/// How the bounds of a line are measured.
public struct CTLineBoundsOptions: OptionSet, Sendable {
    /// The raw bits of the options.
    public let rawValue: UInt

    /// Creates options from raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Excludes leading.
    public static let excludeTypographicLeading = CTLineBoundsOptions(rawValue: 1)
    /// Excludes font shifts.
    public static let excludeTypographicShifts = CTLineBoundsOptions(rawValue: 2)
    /// Uses hanging punctuation.
    public static let useHangingPunctuation = CTLineBoundsOptions(rawValue: 4)
    /// Uses the outlines of glyphs.
    public static let useGlyphPathBounds = CTLineBoundsOptions(rawValue: 8)
    /// Uses optical bounds.
    public static let useOpticalBounds = CTLineBoundsOptions(rawValue: 16)
    /// Includes the extents of all languages.
    public static let includeLanguageExtents = CTLineBoundsOptions(rawValue: 32)
}

/// The place at which a line is truncated.
public enum CTLineTruncationType: UInt32, Sendable {
    /// At the start.
    case start
    /// At the end.
    case end
    /// In the middle.
    case middle
}

/// Creates a line of text; line feeds become spaces.
public func CTLineCreateWithAttributedString(_ attrString: NSAttributedString) -> CTLine {
    CTLine(attrString.singleLine)
}

/// Returns the width, ascent and descent of a line.
public func CTLineGetTypographicBounds(
    _ line: CTLine, _ ascent: UnsafeMutablePointer<CGFloat>?,
    _ descent: UnsafeMutablePointer<CGFloat>?, _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
    ascent?.pointee = line.line.ascent
    descent?.pointee = line.line.descent
    leading?.pointee = line.line.pieces.map(\.font.leading).max() ?? 0
    return Double(line.line.width)
}

/// Returns the bounds of a line relative to its baseline origin, with y growing upwards.
public func CTLineGetBoundsWithOptions(_ line: CTLine, _ options: CTLineBoundsOptions) -> CGRect {
    if options.contains(.useGlyphPathBounds) { return line.outline.boundingBoxOfPath }
    return CGRect(
        x: 0, y: -line.line.descent, width: line.line.width,
        height: line.line.ascent + line.line.descent)
}

/// Returns the bounds of a line's glyphs relative to its baseline origin, with y growing upwards.
public func CTLineGetImageBounds(_ line: CTLine, _ context: CGContext?) -> CGRect {
    let position = context?.textPosition ?? .zero
    return line.outline.boundingBoxOfPath.offsetBy(dx: position.x, dy: position.y)
}

/// Draws a line at the text position of the context, which moves to its end.
public func CTLineDraw(_ line: CTLine, _ context: CGContext) {
    line.line.draw(in: context, context.upwards)
    context.advance(by: line.line.width)
}

/// Returns the `CTRun`s of a line, each with its own attributes.
public func CTLineGetGlyphRuns(_ line: CTLine) -> CFArray {
    var x = CGFloat(0)
    return line.line.pieces.map { piece in
        defer { x += piece.width }
        return CTRun(piece, x: x)
    }
}

/// Returns the number of glyphs in a line, counted in UTF-16 code units.
public func CTLineGetGlyphCount(_ line: CTLine) -> CFIndex { line.length }

/// Returns the range of the text in a line.
public func CTLineGetStringRange(_ line: CTLine) -> CFRange {
    CFRange(location: line.start, length: line.length)
}

/// Returns the offset of a letter from the start of the line.
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

/// Returns the line truncated to a width; differs from Apple: it always uses an ellipsis.
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

/// Returns the offset that aligns a line in a width: left (0), centered (0.5) or right (1).
public func CTLineGetPenOffsetForFlush(
    _ line: CTLine, _ flushFactor: CGFloat, _ flushWidth: Double
) -> Double { max(0, Double(flushFactor) * (flushWidth - Double(line.line.width))) }

/// Returns the width of the trailing white space.
public func CTLineGetTrailingWhitespaceWidth(_ line: CTLine) -> Double {
    guard let last = line.line.pieces.last else { return 0 }
    let visible = last.text.reversed().drop { $0.isWhitespace }.reversed().map(String.init).joined()
    return Double(last.width - last.width(ofUnits: visible.utf16.count))
}

extension CTLine {
    /// The outlines of the letters, with y growing upwards.
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
    /// The text of the line.
    fileprivate var text: NSMutableAttributedString {
        let text = NSMutableAttributedString(string: "")
        for piece in pieces {
            text.append(NSAttributedString(string: piece.text, attributes: piece.attributes))
        }
        return text
    }
}

extension NSAttributedString {
    /// The whole text as a single line.
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
    /// The transform from outlines with y growing downwards to the drawing, with the text matrix.
    var upwards: CGAffineTransform {
        CGAffineTransform(scaleX: 1, y: -1).concatenating(textMatrix)
    }

    /// Moves the text position along the baseline.
    func advance(by width: CGFloat) {
        textPosition = CGPoint(x: width, y: 0).applying(textMatrix)
    }
}

extension TextPiece {
    /// Returns the width of a number of UTF-16 code units.
    func width(ofUnits units: Int) -> CGFloat {
        let end = text.utf16.index(text.startIndex, offsetBy: units, limitedBy: text.endIndex)
        return TextPiece(String(text[..<(end ?? text.endIndex)]), at: start, attributes).width
    }
}
