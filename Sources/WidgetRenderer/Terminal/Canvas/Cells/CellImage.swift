import Foundation
import WidgetWire

/// A placed bitmap that returns the colour around a point.
struct CellImage {
    private let bitmap: Bitmap
    private let pieces: [ImagePiece]
    /// Maps points of the canvas to those of the pieces' frame.
    private let scale: (x: Double, y: Double)
    private let area: PointArea
    private let fill: CellPaint?
    private let isSmooth: Bool

    /// The number of samples along each side of a half cell.
    private static let samples = 4

    /// Makes an image; nil for an incomplete bitmap, or for a mask without a visible paint.
    init?(_ image: Image, _ bitmap: Bitmap, in frame: Rect, placement: Placement) {
        guard bitmap.isComplete, frame.width > 0, frame.height > 0 else { return nil }
        fill = CellPaint(image.fill, placement: placement)
        guard fill != nil || bitmap.format == .bgra else { return nil }
        area = placement.placeScaled(PointArea(frame))
        guard area.width > 0, area.height > 0 else { return nil }
        scale = (frame.width / area.width, frame.height / area.height)
        let local = Rect.with { ($0.width, $0.height) = (frame.width, frame.height) }
        pieces = ImagePiece.pieces(of: image, bitmap, in: local)
        isSmooth = image.interpolation != .nearest
        self.bitmap = bitmap
    }

    /// How many pixels are read for one colour.
    var samplesPerCell: Int { isSmooth ? Self.samples * Self.samples : 1 }

    /// The average over a half cell around a point.
    func color(x: Double, y: Double) -> CanvasColor {
        guard isSmooth else { return sample(x: x, y: y) }
        var sum = CanvasColor.clear
        let step = CellOutline.pixel / Double(Self.samples)
        let start = (1 - Double(Self.samples)) / 2 * step
        for row in 0..<Self.samples {
            for column in 0..<Self.samples {
                let color = sample(
                    x: x + start + Double(column) * step, y: y + start + Double(row) * step)
                sum = CanvasColor(
                    red: sum.red + color.red, green: sum.green + color.green,
                    blue: sum.blue + color.blue, alpha: sum.alpha + color.alpha)
            }
        }
        return sum.faded(to: 1 / Float(Self.samples * Self.samples))
    }

    private func sample(x: Double, y: Double) -> CanvasColor {
        let point = (
            x: max(0, min((x - area.minX) * scale.x, area.width * scale.x - 0.001)),
            y: max(0, min((y - area.minY) * scale.y, area.height * scale.y - 0.001))
        )
        guard let piece = pieces.first(where: { $0.target.holds(point) }) else { return .clear }
        let column = Self.pixel(
            point.x - piece.target.x, piece.tile?.width, piece.target.width, piece.source.x,
            piece.source.width, Int(bitmap.width))
        let row = Self.pixel(
            point.y - piece.target.y, piece.tile?.height, piece.target.height, piece.source.y,
            piece.source.height, Int(bitmap.height))
        return color(at: row * Int(bitmap.width) + column, x: x, y: y)
    }

    private static func pixel(
        _ offset: Double, _ tile: Double?, _ length: Double, _ start: Double, _ count: Double,
        _ limit: Int
    ) -> Int {
        let share =
            tile.map { offset.truncatingRemainder(dividingBy: $0) / $0 } ?? offset / length
        return max(0, min((start + share * count).gridIndex(.down), limit - 1))
    }

    private func color(at pixel: Int, x: Double, y: Double) -> CanvasColor {
        let bytes = bitmap.pixels
        let start = bytes.startIndex
        if bitmap.format == .mask {
            return fill?.color(x: x, y: y).faded(to: Float(bytes[start + pixel]) / 255) ?? .clear
        }
        let place = start + pixel * 4
        return CanvasColor(
            red: Float(bytes[place + 2]) / 255, green: Float(bytes[place + 1]) / 255,
            blue: Float(bytes[place]) / 255, alpha: Float(bytes[place + 3]) / 255)
    }
}

extension Rect {
    fileprivate func holds(_ point: (x: Double, y: Double)) -> Bool {
        point.x >= x && point.x < x + width && point.y >= y && point.y < y + height
    }
}
