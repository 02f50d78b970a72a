/// A point, in points from the widget's top left corner.
struct Position: Hashable {
    var x: Double
    var y: Double

    static let zero = Position(x: 0, y: 0)

    init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    init(_ length: Double, along axis: Axis, across: Double) {
        self =
            axis == .horizontal
            ? Position(x: length, y: across) : Position(x: across, y: length)
    }

    subscript(axis: Axis) -> Double {
        get { axis == .horizontal ? x : y }
        set {
            switch axis {
            case .horizontal: x = newValue
            case .vertical: y = newValue
            }
        }
    }

    static func + (a: Position, b: Position) -> Position {
        Position(x: a.x + b.x, y: a.y + b.y)
    }
}
