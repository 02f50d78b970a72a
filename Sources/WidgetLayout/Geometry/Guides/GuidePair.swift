/// A horizontal and a vertical guide.
struct GuidePair: Hashable {
    var horizontal: Guide
    var vertical: Guide

    static let center = GuidePair(horizontal: .horizontalCenter, vertical: .verticalCenter)
    static let leading = GuidePair(horizontal: .leading, vertical: .verticalCenter)
    static let topLeading = GuidePair(horizontal: .leading, vertical: .top)

    init(horizontal: Guide, vertical: Guide) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// The guides in a `widget_alignment`; an axis that is left out is centred.
    init(_ alignment: Int64, defaults: GuideDefaults? = nil) {
        let named = WireAlignment(alignment)
        horizontal = Guide(
            axis: .horizontal, number: named.horizontal ?? Guide.horizontalCenter.number,
            defaults: defaults)
        vertical = Guide(
            axis: .vertical, number: named.vertical ?? Guide.verticalCenter.number,
            defaults: defaults)
    }

    subscript(axis: Axis) -> Guide { axis == .horizontal ? horizontal : vertical }

    /// The positions of the guides in a view that does not set them.
    func defaultPosition(in size: Size) -> Position {
        Position(
            x: horizontal.defaultPosition(in: size), y: vertical.defaultPosition(in: size))
    }
}
