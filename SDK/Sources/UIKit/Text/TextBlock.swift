package import CoreGraphics
package import Foundation

/// An attributed text that is set in lines.
package struct TextBlock {
    /// A line, where it is below the top.
    package struct Line {
        package let pieces: [TextPiece]
        package let width: CGFloat
        package let ascent, descent: CGFloat
        /// The distance from the left, and from the top to the baseline.
        package fileprivate(set) var origin = CGPoint.zero

        package init(_ pieces: [TextPiece]) {
            self.pieces = pieces
            width = pieces.reduce(0) { $0 + $1.width }
            ascent = pieces.map(\.ascent).max() ?? 0
            descent = pieces.map(\.descent).max() ?? 0
        }

        /// Draws it from the beginning of its baseline on; `transform` is from there to the
        /// drawing's points.
        package func draw(in context: CGContext, _ transform: CGAffineTransform) {
            var x = CGFloat(0)
            for piece in pieces {
                piece.draw(
                    in: context,
                    CGAffineTransform(translationX: x, y: 0).concatenating(transform))
                x += piece.width
            }
        }
    }

    package private(set) var lines: [Line] = []
    package private(set) var size = CGSize.zero

    /// Sets a text in lines of a width, up to a height; infinite lengths are not limits.
    package init(
        _ text: NSAttributedString, width: CGFloat = .infinity, height: CGFloat = .infinity
    ) {
        for paragraph in TextParagraph.all(of: text) {
            guard add(paragraph, width, height) else { break }
        }
        size.width = lines.map(\.width).max() ?? 0
        let room = width.isFinite ? width : size.width
        for index in lines.indices {
            lines[index].origin.x *= room - lines[index].width
        }
    }

    /// Adds the lines of a paragraph; returns `false` if there is no more space.
    private mutating func add(
        _ paragraph: TextParagraph, _ width: CGFloat, _ height: CGFloat
    ) -> Bool {
        let style = paragraph.style
        for pieces in paragraph.lines(width) {
            var line = Line(pieces)
            let natural = line.ascent + line.descent
            let multiple = style.lineHeightMultiple > 0 ? style.lineHeightMultiple : 1
            var lineHeight = max(natural * multiple, style.minimumLineHeight)
            if style.maximumLineHeight > 0 { lineHeight = min(lineHeight, style.maximumLineHeight) }
            let top = lines.isEmpty ? 0 : size.height + spacing
            guard lines.isEmpty || top + lineHeight <= height + 0.5 else { return false }
            // More room than the letters need is above them.
            line.origin = CGPoint(
                x: style.alignment.roomBefore, y: top + lineHeight - natural + line.ascent)
            lines.append(line)
            size.height = top + lineHeight
            spacing = style.lineSpacing
        }
        spacing += style.paragraphSpacing
        return true
    }

    /// The space before the next line.
    private var spacing: CGFloat = 0

    /// Draws the lines from their top left corner on.
    package func draw(in context: CGContext, at point: CGPoint) {
        for line in lines {
            line.draw(
                in: context,
                CGAffineTransform(
                    translationX: point.x + line.origin.x, y: point.y + line.origin.y))
        }
    }
}

extension NSTextAlignment {
    /// The space before a line.
    fileprivate var roomBefore: CGFloat {
        switch self {
        case .left, .justified, .natural: 0
        case .center: 0.5
        case .right: 1
        }
    }
}
