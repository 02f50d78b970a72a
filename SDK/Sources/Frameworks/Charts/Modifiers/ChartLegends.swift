public import SwiftUI

extension View {
    /// Says whether charts inside explain their colours.
    public func chartLegend(_ visibility: Visibility) -> some View {
        chart { $0.legend = visibility }
    }

    /// Says where charts inside explain their colours: above the marks or below them.
    public func chartLegend(
        position: AnnotationPosition, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        chart {
            $0.legend = .visible
            $0.legendPosition = position == .automatic ? .bottom : position
        }
    }

    /// Explains the colours of charts inside by a view.
    public func chartLegend<Content: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
        spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) -> some View {
        let view = AnyView(content())
        return chart {
            $0.legendView = view
            $0.legendPosition = position == .automatic ? .bottom : position
        }
    }
}
