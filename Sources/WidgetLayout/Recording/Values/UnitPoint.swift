/// A point in a frame: (0, 0) is its top left corner, (1, 1) its bottom right one.
public struct UnitPoint: Hashable, Sendable {
    /// The fraction of the width.
    public var x: Double
    /// The fraction of the height.
    public var y: Double

    /// Makes a point from fractions of a frame's width and height.
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }
}
