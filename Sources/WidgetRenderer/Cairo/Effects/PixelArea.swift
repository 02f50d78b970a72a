import WidgetWire

/// A rectangle of whole pixels on a device.
struct PixelArea: Hashable {
    var x: Int
    var y: Int
    var width: Int
    var height: Int

    var isEmpty: Bool { width <= 0 || height <= 0 }
    var count: Int { isEmpty ? 0 : width * height }

    /// The pixels that a rectangle touches; none when its numbers are excessive.
    init(x: Double, y: Double, width: Double, height: Double) {
        let limit = 1_000_000.0
        guard abs(x) < limit, abs(y) < limit, (0..<limit).contains(width),
            (0..<limit).contains(height)
        else {
            (self.x, self.y, self.width, self.height) = (0, 0, 0, 0)
            return
        }
        (self.x, self.y) = (Int(x.rounded(.down)), Int(y.rounded(.down)))
        self.width = Int((x + width).rounded(.up)) - self.x
        self.height = Int((y + height).rounded(.up)) - self.y
    }

    private init(left: Int, top: Int, right: Int, bottom: Int) {
        (x, y) = (left, top)
        (width, height) = (max(0, right - left), max(0, bottom - top))
    }

    func intersection(_ other: PixelArea) -> PixelArea {
        PixelArea(
            left: max(x, other.x), top: max(y, other.y),
            right: min(x + width, other.x + other.width),
            bottom: min(y + height, other.y + other.height))
    }

    func expanded(by margin: Int) -> PixelArea {
        PixelArea(
            left: x - margin, top: y - margin, right: x + width + margin,
            bottom: y + height + margin)
    }

    /// The pixels touched when each becomes `factor` pixels wide and high.
    func scaled(by factor: Double) -> PixelArea {
        PixelArea(
            x: Double(x) * factor, y: Double(y) * factor, width: Double(width) * factor,
            height: Double(height) * factor)
    }
}
