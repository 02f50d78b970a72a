/// A direction of layout.
enum Axis: Hashable {
    case horizontal
    case vertical

    var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

/// A view's answer to a proposal, in points.
public struct Size: Hashable, Sendable {
    /// The width in points.
    public var width: Double
    /// The height in points.
    public var height: Double

    static let zero = Size(width: 0, height: 0)

    /// A width and a height.
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

/// The room a parent offers, in points; nil asks for the ideal length.
public struct Proposal: Hashable, Sendable {
    /// The width offered.
    public var width: Double?
    /// The height offered.
    public var height: Double?

    static let ideal = Proposal(width: nil, height: nil)

    /// Offers a width and a height.
    public init(width: Double?, height: Double?) {
        self.width = width
        self.height = height
    }

    init(_ size: Size) {
        self.init(width: size.width, height: size.height)
    }

    init(_ length: Double?, along axis: Axis, across: Double?) {
        self =
            axis == .horizontal
            ? Proposal(width: length, height: across) : Proposal(width: across, height: length)
    }

    subscript(axis: Axis) -> Double? {
        get { axis == .horizontal ? width : height }
        set {
            switch axis {
            case .horizontal: width = newValue
            case .vertical: height = newValue
            }
        }
    }

    /// All of the room; where there is no proposal, the length that shapes have then.
    var filled: Size {
        Size(
            width: width ?? PlatformMetrics.idealLength,
            height: height ?? PlatformMetrics.idealLength)
    }
}

/// A place, in points from the widget's top left corner.
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

/// Where a view lies, in points from the widget's top left corner.
struct Frame: Hashable {
    var origin: Position
    var size: Size

    /// The same frame with its edges moved inwards.
    func inset(by insets: Insets) -> Frame {
        Frame(
            origin: Position(x: origin.x + insets.leading, y: origin.y + insets.top),
            size: Size(
                width: size.width - insets.leading - insets.trailing,
                height: size.height - insets.top - insets.bottom))
    }
}
