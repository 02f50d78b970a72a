public import SwiftUI

extension View {
    /// Shows or hides the legend of charts inside.
    public func chartLegend(_ visibility: Visibility) -> some View {
        chart { $0.legend = visibility }
    }

    /// Sets the position of the legend of charts inside.
    ///
    /// Without an alignment a legend begins where its edge does; on the marks it is in the middle.
    public func chartLegend(
        position: AnnotationPosition, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        chart {
            $0.legend = .visible
            $0.placeLegend(position, alignment, spacing)
        }
    }

    /// Replaces the legend of charts inside with a view.
    public func chartLegend<Content: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
        spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) -> some View {
        let view = AnyView(content())
        return chart {
            $0.legendView = view
            $0.placeLegend(position, alignment, spacing)
        }
    }
}

extension ChartOptions {
    fileprivate mutating func placeLegend(
        _ position: AnnotationPosition, _ alignment: Alignment?, _ spacing: CGFloat?
    ) {
        legendPosition = position == .automatic ? .bottom : position
        (legendAlignment, legendSpacing) = (alignment, spacing)
    }
}
