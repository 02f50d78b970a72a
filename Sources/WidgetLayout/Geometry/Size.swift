/// A view's size, in points.
public struct Size: Hashable, Sendable {
    /// The width in points.
    public var width: Double
    /// The height in points.
    public var height: Double

    static let zero = Size(width: 0, height: 0)

    /// Makes a size.
    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }

    init(_ length: Double, along axis: Axis, across: Double) {
        self =
            axis == .horizontal
            ? Size(width: length, height: across) : Size(width: across, height: length)
    }

    subscript(axis: Axis) -> Double {
        get { axis == .horizontal ? width : height }
        set {
            switch axis {
            case .horizontal: width = newValue
            case .vertical: height = newValue
            }
        }
    }
}
