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

    /// A part of the text: all after its beginning where its length is 0.
    fileprivate func part(_ range: CFRange) -> NSAttributedString {
        let start = max(0, min(range.location, text.length))
        let rest = text.length - start
        let length = range.length == 0 ? rest : max(0, min(range.length, rest))
        return text.attributedSubstring(from: NSRange(location: start, length: length))
    }
}

/// Lines of a text in a path's room.
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

/// What sets a text in lines.
public func CTFramesetterCreateWithAttributedString(
    _ attrString: NSAttributedString
) -> CTFramesetter { CTFramesetter(attrString) }

/// Lines of a part of the text, as many as have room in a path; a length of 0 is the rest of the
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

/// The room that a part of the text takes in a room; a length of 0 is the rest of the text.
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

/// Where the lines' baselines begin, from the path's lower left corner; a length of 0 is all of the
/// rest.
public func CTFrameGetLineOrigins(
    _ frame: CTFrame, _ range: CFRange, _ origins: UnsafeMutablePointer<CGPoint>
) {
    let corner = frame.path.boundingBox.origin
    let all = frame.origins.dropFirst(max(0, range.location))
    for (index, origin) in (range.length == 0 ? all : all.prefix(range.length)).enumerated() {
        origins[index] = CGPoint(x: origin.x - corner.x, y: origin.y - corner.y)
    }
}

/// Which part of the text has room.
public func CTFrameGetVisibleStringRange(_ frame: CTFrame) -> CFRange {
    frame.block.range(from: frame.start, of: frame.length)
}

/// Which part of the text was to be set.
public func CTFrameGetStringRange(_ frame: CTFrame) -> CFRange {
    CFRange(location: frame.start, length: frame.length)
}

/// The room that lines were set in.
public func CTFrameGetPath(_ frame: CTFrame) -> CGPath { frame.path }

extension CTFrame {
    /// Where the lines' baselines begin, upwards.
    fileprivate var origins: [CGPoint] {
        let room = path.boundingBox
        return block.lines.map {
            CGPoint(x: room.minX + $0.origin.x, y: room.maxY - $0.origin.y)
        }
    }
}

extension TextBlock {
    /// The part of a text that the lines have.
    fileprivate func range(from start: Int, of length: Int) -> CFRange {
        let end = lines.last?.pieces.last.map { $0.start + $0.text.utf16.count } ?? 0
        return CFRange(location: start, length: min(end, length))
    }
}
