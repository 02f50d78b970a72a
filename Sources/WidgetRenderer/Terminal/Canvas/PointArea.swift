import WidgetWire

/// A rectangle given by its edges, in points from the widget's top left corner.
struct PointArea: Hashable {
    var minX: Double
    var minY: Double
    var maxX: Double
    var maxY: Double

    init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
        self.minX = minX
        self.minY = minY
        self.maxX = maxX
        self.maxY = maxY
    }

    init(_ rect: Rect) {
        self.init(
            minX: rect.x, minY: rect.y, maxX: rect.x + rect.width, maxY: rect.y + rect.height)
    }

    var width: Double { maxX - minX }
    var height: Double { maxY - minY }
    var midX: Double { (minX + maxX) / 2 }
    var midY: Double { (minY + maxY) / 2 }
    var middle: (x: Double, y: Double) { (midX, midY) }

    func insetBy(_ distance: Double) -> PointArea {
        PointArea(
            minX: minX + distance, minY: minY + distance, maxX: maxX - distance,
            maxY: maxY - distance)
    }

    /// The area of a size around a centre.
    static func centered(x: Double, y: Double, width: Double, height: Double) -> PointArea {
        PointArea(
            minX: x - width / 2, minY: y - height / 2, maxX: x + width / 2, maxY: y + height / 2)
    }
}
