import WidgetWire

/// A part of a bitmap and where it is drawn.
struct ImagePiece: Hashable {
    /// The part in the bitmap's pixels.
    let source: Rect
    /// The target in the frame's coordinates.
    let target: Rect
    /// The size of one repetition in points; nil when the part is stretched.
    let tile: Size?

    struct Size: Hashable {
        let width: Double
        let height: Double
    }

    /// The pieces of an image in a frame: one, or nine when it has borders.
    static func pieces(of image: Image, _ bitmap: Bitmap, in frame: Rect) -> [ImagePiece] {
        let whole = Rect.with {
            $0.width = Double(bitmap.width)
            $0.height = Double(bitmap.height)
        }
        guard image.hasSlices, image.slices.width > 0, image.slices.height > 0 else {
            return [ImagePiece(source: whole, target: frame, tile: nil)]
        }
        let slices = image.slices
        let across = Span.spans(
            Double(bitmap.width), of: slices.width, slices.left, slices.right, to: frame.width)
        let down = Span.spans(
            Double(bitmap.height), of: slices.height, slices.top, slices.bottom, to: frame.height)
        return down.flatMap { row in
            across.compactMap { column in piece(column, row, in: frame, tiled: slices.tiled) }
        }
    }

    private static func piece(
        _ column: Span, _ row: Span, in frame: Rect, tiled: Bool
    ) -> ImagePiece? {
        guard column.isVisible, row.isVisible else { return nil }
        let tile = Size(
            width: column.isBorder ? column.length : column.ownLength,
            height: row.isBorder ? row.length : row.ownLength)
        return ImagePiece(
            source: Rect.with {
                ($0.x, $0.y) = (column.sourceStart, row.sourceStart)
                ($0.width, $0.height) = (column.sourceLength, row.sourceLength)
            },
            target: Rect.with {
                ($0.x, $0.y) = (frame.x + column.start, frame.y + row.start)
                ($0.width, $0.height) = (column.length, row.length)
            }, tile: tiled && !(column.isBorder && row.isBorder) ? tile : nil)
    }
}

/// A part of an image along one axis.
private struct Span {
    /// The range in the bitmap's pixels.
    let sourceStart: Double
    let sourceLength: Double
    /// The range in points from the frame's edge.
    let start: Double
    let length: Double
    /// The part's own length in points.
    let ownLength: Double
    let isBorder: Bool

    var isVisible: Bool { sourceLength > 0 && length > 0 && ownLength > 0 }

    /// A border, the part between, and another border; borders shrink when there is too little
    /// room.
    static func spans(
        _ pixels: Double, of own: Double, _ first: Double, _ last: Double, to length: Double
    ) -> [Span] {
        let density = pixels / own
        let near = min(first, own)
        let far = min(last, own - near)
        let fit = near + far > length ? length / (near + far) : 1
        let middle = max(0, length - near - far)
        return [
            Span(
                sourceStart: 0, sourceLength: near * density, start: 0, length: near * fit,
                ownLength: near, isBorder: true),
            Span(
                sourceStart: near * density, sourceLength: (own - near - far) * density,
                start: near * fit, length: middle, ownLength: own - near - far, isBorder: false),
            Span(
                sourceStart: (own - far) * density, sourceLength: far * density,
                start: length - far * fit, length: far * fit, ownLength: far, isBorder: true),
        ]
    }
}
