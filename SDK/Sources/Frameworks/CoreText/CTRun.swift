// The names are those that authors write.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreGraphics
public import Foundation
public import PortholeFoundation
public import UIKit

/// The number of a letter's outline in its font.
///
/// Differs from Apple: the glyph is the UTF-16 code unit of the letter, regardless of the font;
/// letters outside the Basic Multilingual Plane have none.
public typealias CGGlyph = UInt16

/// The UTF-16 unit of a letter.
public typealias UniChar = UInt16

/// Letters of a line with the same attributes.
public final class CTRun {
    fileprivate let piece: TextPiece
    fileprivate let x: CGFloat

    init(_ piece: TextPiece, x: CGFloat) {
        self.piece = piece
        self.x = x
    }

    fileprivate var units: [UniChar] { Array(piece.text.utf16) }

    /// The places that a range means: all after its beginning where its length is 0.
    fileprivate func places(_ range: CFRange) -> Range<Int> {
        let end = range.length == 0 ? units.count : range.location + range.length
        return (max(0, range.location)..<max(0, end, range.location)).clamped(to: 0..<units.count)
    }
}

/// Returns the number of glyphs in a run.
public func CTRunGetGlyphCount(_ run: CTRun) -> CFIndex { run.units.count }

/// The attributes of a run, as `NSAttributedString` has them.
public func CTRunGetAttributes(_ run: CTRun) -> CFDictionary {
    var attributes: CFDictionary = [:]
    for (key, value) in run.piece.attributes { attributes[key.rawValue] = value }
    attributes[NSAttributedString.Key.font.rawValue] = run.piece.font
    return attributes
}

/// Returns the glyphs of a run.
public func CTRunGetGlyphs(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGGlyph>)
{
    for (index, place) in run.places(range).enumerated() { buffer[index] = run.units[place] }
}

/// Returns the positions of glyphs in the line.
public func CTRunGetPositions(
    _ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGPoint>
) {
    for (index, place) in run.places(range).enumerated() {
        buffer[index] = CGPoint(x: run.x + run.piece.width(ofUnits: place), y: 0)
    }
}

/// Returns the advances of glyphs.
public func CTRunGetAdvances(
    _ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGSize>
) {
    for (index, place) in run.places(range).enumerated() {
        let width = run.piece.width(ofUnits: place + 1) - run.piece.width(ofUnits: place)
        buffer[index] = CGSize(width: width, height: 0)
    }
}

/// Returns the string indices of glyphs.
public func CTRunGetStringIndices(
    _ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CFIndex>
) {
    for (index, place) in run.places(range).enumerated() {
        buffer[index] = run.piece.start + place
    }
}

/// Returns the range of the text in a run.
public func CTRunGetStringRange(_ run: CTRun) -> CFRange {
    CFRange(location: run.piece.start, length: run.units.count)
}

/// Returns the width, ascent and descent of a part of a run.
public func CTRunGetTypographicBounds(
    _ run: CTRun, _ range: CFRange, _ ascent: UnsafeMutablePointer<CGFloat>?,
    _ descent: UnsafeMutablePointer<CGFloat>?, _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
    ascent?.pointee = run.piece.font.ascender
    descent?.pointee = -run.piece.font.descender
    leading?.pointee = run.piece.font.leading
    let places = run.places(range)
    return Double(
        run.piece.width(ofUnits: places.upperBound) - run.piece.width(ofUnits: places.lowerBound))
}

/// Draws a run at its position in the line that starts at the text position of the context; no
/// effect here: the range.
public func CTRunDraw(_ run: CTRun, _ context: CGContext, _ range: CFRange) {
    run.piece.draw(
        in: context, CGAffineTransform(translationX: run.x, y: 0).concatenating(context.upwards))
}

/// Returns the glyphs of characters; `false` if one has none.
@discardableResult
public func CTFontGetGlyphsForCharacters(
    _ font: CTFont, _ characters: UnsafePointer<UniChar>, _ glyphs: UnsafeMutablePointer<CGGlyph>,
    _ count: CFIndex
) -> Bool {
    for index in 0..<max(0, count) {
        glyphs[index] = UTF16.isSurrogate(characters[index]) ? 0 : characters[index]
    }
    return !(0..<max(0, count)).contains { glyphs[$0] == 0 }
}

/// Returns the outline of a glyph, with y growing upwards; `nil` if it has none.
public func CTFontCreatePathForGlyph(
    _ font: CTFont, _ glyph: CGGlyph, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CGPath? {
    guard let letter = Unicode.Scalar(glyph), glyph != 0,
        let line = LetteredLine(String(Character(letter)), in: font), !line.steps.isEmpty
    else { return nil }
    let upwards = CGAffineTransform(scaleX: 1, y: -1)
    return CGPath(line.steps.applying(upwards.concatenating(matrix?.pointee ?? .identity)))
}

/// The orientation of text.
public enum CTFontOrientation: UInt32, Sendable {
    /// The default of the font.
    case `default`
    /// Horizontal.
    case horizontal
    /// Vertical.
    case vertical
}

/// Returns the total advance of glyphs; differs from Apple: the orientation is always horizontal.
@discardableResult
public func CTFontGetAdvancesForGlyphs(
    _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>,
    _ advances: UnsafeMutablePointer<CGSize>?, _ count: CFIndex
) -> Double {
    (0..<max(0, count)).reduce(0) { sum, index in
        let text = String(decoding: [glyphs[index]], as: UTF16.self)
        let width = TextPiece(text, at: 0, [.font: font]).width
        advances?[index] = CGSize(width: width, height: 0)
        return sum + Double(width)
    }
}

/// Returns the bounds of glyphs and their union; differs from Apple: the orientation is always
/// horizontal.
@discardableResult
public func CTFontGetBoundingRectsForGlyphs(
    _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>,
    _ boundingRects: UnsafeMutablePointer<CGRect>?, _ count: CFIndex
) -> CGRect {
    (0..<max(0, count)).reduce(CGRect.null) { union, index in
        let rect = CTFontCreatePathForGlyph(font, glyphs[index], nil)?.boundingBoxOfPath ?? .zero
        boundingRects?[index] = rect
        return union.union(rect)
    }
}
