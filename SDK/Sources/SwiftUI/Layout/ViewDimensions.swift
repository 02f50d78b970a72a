package import CWidgetPlugin
public import Foundation

/// A view's size and the places of its alignment guides, in its own coordinates.
public struct ViewDimensions: Equatable {
    /// The width.
    public let width: CGFloat
    /// The height.
    public let height: CGFloat
    private let firstTextBaseline: CGFloat
    private let lastTextBaseline: CGFloat

    package init(_ dimensions: widget_dimensions) {
        width = dimensions.width
        height = dimensions.height
        firstTextBaseline = dimensions.first_text_baseline
        lastTextBaseline = dimensions.last_text_baseline
    }

    /// Where a horizontal guide is; one of a plugin's own is at the leading edge.
    public subscript(guide: HorizontalAlignment) -> CGFloat {
        switch guide {
        case .center: width / 2
        case .trailing: width
        default: 0
        }
    }

    /// Where a vertical guide is; one of a plugin's own is at the top edge.
    public subscript(guide: VerticalAlignment) -> CGFloat {
        switch guide {
        case .center: height / 2
        case .bottom: height
        case .firstTextBaseline: firstTextBaseline
        case .lastTextBaseline: lastTextBaseline
        default: 0
        }
    }

    /// Where the view itself set a guide.
    ///
    /// Unlike on Apple's platforms always nil: the runner keeps explicit guides to itself.
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { nil }

    /// Where the view itself set a guide.
    ///
    /// Unlike on Apple's platforms always nil: the runner keeps explicit guides to itself.
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { nil }
}
