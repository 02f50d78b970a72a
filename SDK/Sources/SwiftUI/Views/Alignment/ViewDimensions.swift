import CWidgetPlugin
public import Foundation

/// A view's size and guides, in its own coordinates.
public struct ViewDimensions: Equatable, Sendable {
    /// The width in points.
    public let width: CGFloat
    /// The height in points.
    public let height: CGFloat
    let baselines: Baselines

    struct Baselines: Equatable {
        let first: CGFloat
        let last: CGFloat
    }

    init(_ dimensions: widget_dimensions) {
        width = dimensions.width
        height = dimensions.height
        baselines = Baselines(
            first: dimensions.first_text_baseline, last: dimensions.last_text_baseline)
    }

    /// The place of a guide, from the left edge.
    public subscript(guide: HorizontalAlignment) -> CGFloat { guide.value(in: self) }

    /// The place of a guide, from the top edge.
    public subscript(guide: VerticalAlignment) -> CGFloat { guide.value(in: self) }

    /// The place of a guide that the view sets itself; always `nil` here.
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { nil }

    /// The place of a guide that the view sets itself; always `nil` here.
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { nil }
}
