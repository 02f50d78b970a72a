import WidgetText
import WidgetWire

/// A rounded rectangle or an ellipse in points, which returns how much of a half cell it covers.
struct CellOutline {
    private(set) var area: PointArea
    let isEllipse: Bool
    private var radiusX: Double
    private var radiusY: Double

    /// The side of a half cell in points, which is a square.
    static let pixel = CellMetrics.width

    /// Makes an outline placed by the groups around it; nil for a path or a rotated outline.
    init?(_ outline: Outline, placement: Placement) {
        guard outline.isRound || !placement.isTurned else { return nil }
        let area = placement.placeScaled(PointArea(outline.frame))
        switch outline.form {
        case .rectangle(let rectangle):
            self.init(
                area: area, radiusX: rectangle.cornerWidth, radiusY: rectangle.cornerHeight)
        case .ellipse: self.init(ellipseIn: area)
        case .path, nil: return nil
        }
    }

    init(area: PointArea, radiusX: Double = 0, radiusY: Double = 0) {
        self.area = area
        isEllipse = false
        self.radiusX = max(0, min(radiusX, area.width / 2))
        self.radiusY = max(0, min(radiusY, area.height / 2))
    }

    init(ellipseIn area: PointArea) {
        self.area = area
        isEllipse = true
        radiusX = area.width / 2
        radiusY = area.height / 2
    }

    /// Whether its corners are too sharp to look round in cells.
    var isSharp: Bool { !isEllipse && min(radiusX, radiusY) < Self.pixel / 2 }

    /// The outline moved inwards by a distance, or outwards by a negative one.
    func insetBy(_ distance: Double) -> CellOutline {
        let inner = area.insetBy(distance)
        return isEllipse
            ? CellOutline(ellipseIn: inner)
            : CellOutline(
                area: inner, radiusX: radiusX == 0 ? 0 : radiusX - distance,
                radiusY: radiusY == 0 ? 0 : radiusY - distance)
    }

    func contains(x: Double, y: Double) -> Bool {
        guard area.minX <= x, x < area.maxX, area.minY <= y, y < area.maxY else { return false }
        guard radiusX > 0, radiusY > 0 else { return true }
        let dx = max(area.minX + radiusX - x, x - (area.maxX - radiusX), 0) / radiusX
        let dy = max(area.minY + radiusY - y, y - (area.maxY - radiusY), 0) / radiusY
        return dx * dx + dy * dy <= 1
    }

    /// The covered share of the half cell at a column and a half row, 0…1.
    func coverage(column: Int, halfRow: Int) -> Float {
        let samples = 4
        let step = Self.pixel / Double(samples)
        let x = Double(column) * Self.pixel + step / 2
        let y = Double(halfRow) * Self.pixel + step / 2
        let span = Self.pixel - step
        // The outline is convex: when the outermost samples are inside, all are.
        if contains(x: x, y: y), contains(x: x + span, y: y), contains(x: x, y: y + span),
            contains(x: x + span, y: y + span)
        {
            return 1
        }
        var hits = 0
        for row in 0..<samples {
            for index in 0..<samples
            where contains(x: x + Double(index) * step, y: y + Double(row) * step) {
                hits += 1
            }
        }
        return Float(hits) / Float(samples * samples)
    }

    /// Extends a rectangle that ends at the widget's edge to the end of the widget's last cells.
    func reaching(from widget: PointArea, to grid: PointArea) -> CellOutline {
        guard !isEllipse else { return self }
        var reach = area
        if area.maxX >= widget.maxX - 0.5 { reach.maxX = max(area.maxX, grid.maxX) }
        if area.maxY >= widget.maxY - 0.5 { reach.maxY = max(area.maxY, grid.maxY) }
        return CellOutline(area: reach, radiusX: radiusX, radiusY: radiusY)
    }

    /// The outline moved onto the grid, so that its edges are sharp.
    var snapped: CellOutline { isEllipse ? withSnappedSize : withSnappedEdges }

    private var withSnappedEdges: CellOutline {
        let (minX, maxX) = Self.snapped(area.minX, area.maxX)
        let (minY, maxY) = Self.snapped(area.minY, area.maxY)
        return CellOutline(
            area: PointArea(minX: minX, minY: minY, maxX: maxX, maxY: maxY),
            radiusX: radiusX, radiusY: radiusY)
    }

    /// The outline with its size rounded instead of its edges, so that a circle stays a circle.
    private var withSnappedSize: CellOutline {
        let width = max(1, (area.width / Self.pixel).rounded()) * Self.pixel
        let height = max(1, (area.height / Self.pixel).rounded()) * Self.pixel
        let x = ((area.midX - width / 2) / Self.pixel).rounded() * Self.pixel
        let y = ((area.midY - height / 2) / Self.pixel).rounded() * Self.pixel
        return CellOutline(
            ellipseIn: PointArea(minX: x, minY: y, maxX: x + width, maxY: y + height))
    }

    /// Moves both edges onto the grid; anything thinner than a pixel gets the one with its middle.
    private static func snapped(_ low: Double, _ high: Double) -> (Double, Double) {
        let first = (low / pixel).rounded()
        let last = (high / pixel).rounded()
        if last > first { return (first * pixel, last * pixel) }
        let middle = ((low + high) / 2 / pixel).rounded(.down)
        return (middle * pixel, (middle + 1) * pixel)
    }
}

extension Outline {
    /// Whether it looks the same after any rotation.
    fileprivate var isRound: Bool { form == .ellipse(Ellipse()) && frame.width == frame.height }
}
