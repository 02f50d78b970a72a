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

    /// The proposal as a size; missing lengths become those of shapes without a proposal.
    var filled: Size {
        Size(
            width: width ?? PlatformMetrics.idealLength,
            height: height ?? PlatformMetrics.idealLength)
    }
}
