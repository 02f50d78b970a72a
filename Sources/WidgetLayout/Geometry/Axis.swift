/// A direction of layout.
enum Axis: Hashable {
    case horizontal
    case vertical

    var other: Axis { self == .horizontal ? .vertical : .horizontal }
}
