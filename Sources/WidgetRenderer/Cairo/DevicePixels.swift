import CPangoCairo
import WidgetWire

/// Rounds frames to whole pixels, so that straight edges are sharp.
///
/// SwiftUI lays views out in fractions of a point and draws each in its frame on screen with all
/// four edges rounded to the nearest pixel, halves up. Neighbours with a common edge stay
/// neighbours, but views of one size may differ by a pixel.
struct DevicePixels {
    /// Pixels per point; nil where there are no pixels.
    private let scale: Double?
    private let origin: (x: Double, y: Double)

    /// The grid of documents, which leaves all frames as they are.
    static let none = DevicePixels()

    private init() { (scale, origin) = (nil, (0, 0)) }

    /// The pixels of a surface.
    ///
    /// - Parameter matrix: Maps points to pixels, without rotation.
    init(_ matrix: cairo_matrix_t) {
        scale = matrix.xx > 0 ? matrix.xx : nil
        origin = (matrix.x0, matrix.y0)
    }

    /// A frame with its edges on the grid.
    func rounded(_ frame: Rect) -> Rect {
        guard let scale else { return frame }
        let (left, right) = rounded(from: frame.x, frame.width, scale, origin.x)
        let (top, bottom) = rounded(from: frame.y, frame.height, scale, origin.y)
        return Rect.with {
            ($0.x, $0.width) = (left, right - left)
            ($0.y, $0.height) = (top, bottom - top)
        }
    }

    /// A frame with its first corner on the grid; text keeps the width that its lines were set in.
    func moved(_ frame: Rect) -> Rect {
        guard let scale else { return frame }
        return Rect.with {
            $0.x = (Self.nearest(frame.x * scale + origin.x) - origin.x) / scale
            $0.y = (Self.nearest(frame.y * scale + origin.y) - origin.y) / scale
            ($0.width, $0.height) = (frame.width, frame.height)
        }
    }

    /// An outline moved with the edges of the frame that it belongs to.
    func rounded(_ path: OutlinePath, in frame: Rect) -> OutlinePath {
        guard scale != nil else { return path }
        let target = rounded(frame)
        guard target != frame else { return path }
        let (x, y) = (
            Stretch(frame.x, frame.width, to: target.x, target.width),
            Stretch(frame.y, frame.height, to: target.y, target.height)
        )
        return path.mapped { OutlinePath.Coordinate(x: x($0.x), y: y($0.y)) }
    }

    /// What is less than a pixel long stays visible.
    private func rounded(
        from start: Double, _ length: Double, _ scale: Double, _ origin: Double
    ) -> (Double, Double) {
        let first = Self.nearest(start * scale + origin)
        var last = Self.nearest((start + length) * scale + origin)
        if last == first, length > 0 { last += 1 }
        return ((first - origin) / scale, (last - origin) / scale)
    }

    /// A half that a calculation missed by a little is one, too.
    private static func nearest(_ pixels: Double) -> Double {
        (pixels + 0.5 + 1e-6).rounded(.down)
    }
}

/// Moves the coordinates of an axis with the two edges of a frame.
///
/// Outside the frame they move with the nearer edge.
private struct Stretch {
    private let start: Double
    private let length: Double
    private let shift: Double
    private let growth: Double

    init(_ start: Double, _ length: Double, to newStart: Double, _ newLength: Double) {
        self.start = start
        self.length = length
        shift = newStart - start
        growth = newLength - length
    }

    func callAsFunction(_ coordinate: Double) -> Double {
        let part = length > 0 ? min(max((coordinate - start) / length, 0), 1) : 0
        return coordinate + shift + growth * part
    }
}
