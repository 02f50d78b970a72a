public import SwiftUI

extension View {
    /// Changes the part of charts inside that has the marks: it takes the size that it is given, and
    /// the axes follow.
    ///
    /// Differs from Apple: the chart is as large without the style; a smaller part is in its middle.
    public func chartPlotStyle<Content: View>(
        @ViewBuilder content: @escaping @MainActor (ChartPlotContent) -> Content
    ) -> some View {
        chart { $0.plot = { AnyView(content(ChartPlotContent(view: $0))) } }
    }

    /// Adds a background behind the marks of charts inside.
    public func chartBackground<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: @escaping @MainActor (ChartProxy) -> V
    ) -> some View { chart { $0.behind = { AnyView(content($0)) } } }

    /// Adds an overlay over the marks of charts inside.
    public func chartOverlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: @escaping @MainActor (ChartProxy) -> V
    ) -> some View { chart { $0.above = { AnyView(content($0)) } } }
}

/// The part of a chart that has the marks.
public struct ChartPlotContent: View {
    let view: AnyView

    /// The view of the part.
    public var body: some View { view }
}
