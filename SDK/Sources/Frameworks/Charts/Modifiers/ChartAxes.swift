public import SwiftUI

extension View {
    /// Shows or hides the x-axis of charts inside.
    public func chartXAxis(_ visibility: Visibility) -> some View {
        chart { $0.xAxisVisibility = visibility }
    }

    /// Shows or hides the y-axis of charts inside.
    public func chartYAxis(_ visibility: Visibility) -> some View {
        chart { $0.yAxisVisibility = visibility }
    }

    /// Sets the content of the x-axis of charts inside.
    public func chartXAxis<Content: AxisContent>(
        @AxisContentBuilder content: () -> Content
    ) -> some View {
        ChartAxisSetting(content: self, axis: content(), isHorizontal: true)
    }

    /// Sets the content of the y-axis of charts inside.
    public func chartYAxis<Content: AxisContent>(
        @AxisContentBuilder content: () -> Content
    ) -> some View {
        ChartAxisSetting(content: self, axis: content(), isHorizontal: false)
    }

    /// Writes a word below charts inside.
    public func chartXAxisLabel(
        _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic,
        alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View { chartXTitle(Text(labelKey), alignment) }

    /// Writes a word below charts inside.
    @_disfavoredOverload
    public func chartXAxisLabel<S: StringProtocol>(
        _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View { chartXTitle(Text(label), alignment) }

    /// Shows a view below charts inside.
    public func chartXAxisLabel<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
        spacing: CGFloat? = nil, @ViewBuilder content: () -> C
    ) -> some View { chartXTitle(content(), alignment) }

    /// Writes a word above charts inside.
    public func chartYAxisLabel(
        _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic,
        alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View { chartYTitle(Text(labelKey), alignment) }

    /// Writes a word above charts inside.
    @_disfavoredOverload
    public func chartYAxisLabel<S: StringProtocol>(
        _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View { chartYTitle(Text(label), alignment) }

    /// Shows a view above charts inside.
    public func chartYAxisLabel<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
        spacing: CGFloat? = nil, @ViewBuilder content: () -> C
    ) -> some View { chartYTitle(content(), alignment) }

    private func chartXTitle(_ view: some View, _ alignment: Alignment?) -> some View {
        let title = ChartOptions.AxisTitle(view: AnyView(view), alignment: alignment ?? .center)
        return chart { $0.xTitle = title }
    }

    private func chartYTitle(_ view: some View, _ alignment: Alignment?) -> some View {
        let title = ChartOptions.AxisTitle(view: AnyView(view), alignment: alignment ?? .trailing)
        return chart { $0.yTitle = title }
    }
}

/// A view whose charts have an author's axis.
private struct ChartAxisSetting<Content: View, Axis: AxisContent>: View {
    let content: Content
    let axis: Axis
    let isHorizontal: Bool

    var body: some View {
        let groups = axis.drawn
        content.chart {
            if isHorizontal {
                $0.xAxisContent = .groups(groups)
            } else {
                $0.yAxisContent = .groups(groups)
            }
        }
    }
}
