// The names are those that authors write.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreGraphics
public import Foundation
public import PortholeFoundation
import UIKit

/// Sets a text with attributes in lines.
public final class CTFramesetter {
    fileprivate let text: NSAttributedString

    fileprivate init(_ text: NSAttributedString) { self.text = text }

    /// Returns a range of the text; a length of 0 means up to the end.
    fileprivate func part(_ range: CFRange) -> NSAttributedString {
        let start = max(0, min(range.location, text.length))
        let rest = text.length - start
        let length = range.length == 0 ? rest : max(0, min(range.length, rest))
        return text.attributedSubstring(from: NSRange(location: start, length: length))
    }
}

/// Lines of text in a path.
public final class CTFrame {
    fileprivate let block: TextBlock
    fileprivate let path: CGPath
    fileprivate let length: Int
    fileprivate let start: Int

    fileprivate init(_ block: TextBlock, _ path: CGPath, start: Int, length: Int) {
        self.block = block
        self.path = path
        self.start = start
        self.length = length
    }
}

/// Creates a framesetter for a text.
public func CTFramesetterCreateWithAttributedString(
    _ attrString: NSAttributedString
) -> CTFramesetter { CTFramesetter(attrString) }

/// Creates a frame with the lines that fit into a path; a length of 0 means up to the end of the
/// text.
///
/// Differs from Apple: the room is the rectangle around the path; no effect here: the attributes.
public func CTFramesetterCreateFrame(
    _ framesetter: CTFramesetter, _ stringRange: CFRange, _ path: CGPath,
    _ frameAttributes: CFDictionary?
) -> CTFrame {
    let (text, room) = (framesetter.part(stringRange), path.boundingBox)
    return CTFrame(
        TextBlock(text, width: room.width, height: room.height), path,
        start: stringRange.location, length: text.length)
}

/// Returns the size of a range of the text within constraints; a length of 0 means up to the end.
///
/// No effect here: the attributes.
public func CTFramesetterSuggestFrameSizeWithConstraints(
    _ framesetter: CTFramesetter, _ stringRange: CFRange, _ frameAttributes: CFDictionary?,
    _ constraints: CGSize, _ fitRange: UnsafeMutablePointer<CFRange>?
) -> CGSize {
    let text = framesetter.part(stringRange)
    let block = TextBlock(
        text, width: constraints.width > 0 ? constraints.width : .infinity,
        height: constraints.height > 0 ? constraints.height : .infinity)
    fitRange?.pointee = block.range(from: stringRange.location, of: text.length)
    return block.size
}

/// Draws a frame's lines, the first at the top of its path.
public func CTFrameDraw(_ frame: CTFrame, _ context: CGContext) {
    for (line, origin) in zip(frame.block.lines, frame.origins) {
        let place = CGAffineTransform(translationX: origin.x, y: origin.y)
        line.draw(in: context, CGAffineTransform(scaleX: 1, y: -1).concatenating(place))
    }
}

/// The lines of a frame: `CTLine`s.
public func CTFrameGetLines(_ frame: CTFrame) -> CFArray { frame.block.lines.map(CTLine.init) }

/// Returns the origins of the lines, relative to the lower left corner of the path; a length of 0
/// means all further ones.
public func CTFrameGetLineOrigins(
    _ frame: CTFrame, _ range: CFRange, _ origins: UnsafeMutablePointer<CGPoint>
) {
    let corner = frame.path.boundingBox.origin
    let all = frame.origins.dropFirst(max(0, range.location))
    for (index, origin) in (range.length == 0 ? all : all.prefix(range.length)).enumerated() {
        origins[index] = CGPoint(x: origin.x - corner.x, y: origin.y - corner.y)
    }
}

/// Returns the range of the text that fits.
public func CTFrameGetVisibleStringRange(_ frame: CTFrame) -> CFRange {
    frame.block.range(from: frame.start, of: frame.length)
}

/// Returns the range of the text that was requested.
public func CTFrameGetStringRange(_ frame: CTFrame) -> CFRange {
    CFRange(location: frame.start, length: frame.length)
}

/// Returns the path of a frame.
public func CTFrameGetPath(_ frame: CTFrame) -> CGPath { frame.path }

extension CTFrame {
    /// The origins of the baselines, with y growing upwards.
    fileprivate var origins: [CGPoint] {
        let room = path.boundingBox
        return block.lines.map {
            CGPoint(x: room.minX + $0.origin.x, y: room.maxY - $0.origin.y)
        }
    }
}

extension TextBlock {
    /// Returns the range of the text in the lines.
    fileprivate func range(from start: Int, of length: Int) -> CFRange {
        let end = lines.last?.pieces.last.map { $0.start + $0.text.utf16.count } ?? 0
        return CFRange(location: start, length: min(end, length))
    }
}
