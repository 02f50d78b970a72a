public import SwiftUI

/// A chart of data: bars, lines, areas, points, rules and sectors between axes.
///
/// Differs from Apple: the number of axis labels and the default width of bars are similar, not
/// equal; charts do not scroll, and show the initially visible part.
public struct Chart<Content: ChartContent>: View {
    private let content: Content
    @Environment(\.chartOptions) private var options

    /// Creates a chart from the content of a closure.
    public init(@ChartContentBuilder content: () -> Content) {
        self.content = content()
    }

    /// Creates a chart with content for each element.
    public init<Data: RandomAccessCollection, C: ChartContent>(
        _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
    ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {
        self.content = ForEach(data, content: content)
    }

    /// Creates a chart with content for each element, identified by the value at a key path.
    public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @ChartContentBuilder content: @escaping (Data.Element) -> C
    ) where Content == ForEach<Data, ID, C> {
        self.content = ForEach(data, id: id, content: content)
    }

    /// The chart.
    public var body: some View {
        let parts = content.drawn
        ChartPicture(
            scene: ChartScene(parts, options), styles: ChartStyles(parts, options),
            options: options, isPie: parts.contains { $0.shape == .sector })
    }
}

/// The drawing of a chart.
private struct ChartPicture: View {
    let scene: ChartScene
    let styles: ChartStyles
    let options: ChartOptions
    let isPie: Bool

    var body: some View {
        GeometryReader { geometry in
            let x = axis(options.xAxis, scene.x, isHorizontal: true, geometry.size.width)
            let y = axis(options.yAxis, scene.y, isHorizontal: false, geometry.size.height)
            if let style = options.plot {
                // Where the plot is, and how large, is known when the author's views are laid out.
                frame(labels(x, y, areHidden: true), styled(style, x, y))
                    .overlayPreferenceValue(PlotFrameKey.self) { plot in
                        if let plot { labels(x, y, around: plot) }
                    }
            } else {
                frame(labels(x, y), plot(x, y))
            }
        }
    }

    private func frame(_ labels: some View, _ plot: some View) -> some View {
        ChartFrame {
            if options.legendPosition.edge != nil { legend }
            if let title = options.xTitle { self.title(title, .bottom) }
            if let title = options.yTitle { self.title(title, .top) }
            labels
            plot.layoutValue(key: ChartRegionKey.self, value: .plot)
            if options.legendPosition.edge == nil { legend }
        }
    }

    private func axis(
        _ choice: ChartOptions.AxisChoice, _ scale: PlotScale, isHorizontal: Bool, _ length: CGFloat
    ) -> ResolvedAxis {
        ResolvedAxis(isPie ? .hidden : choice, scale, isHorizontal: isHorizontal, length: length)
    }

    @ViewBuilder private func labels(
        _ x: ResolvedAxis, _ y: ResolvedAxis, areHidden: Bool = false
    ) -> some View {
        labels(y, .leading, areHidden)
        labels(y, .trailing, areHidden)
        labels(x, .top, areHidden)
        labels(x, .bottom, areHidden)
    }

    private func labels(_ axis: ResolvedAxis, _ edge: Edge, _ areHidden: Bool) -> some View {
        Group {
            let labels = AxisLabelsView(axis: axis, edge: edge)
            if areHidden { labels.hidden() } else { labels }
        }
        .layoutValue(key: ChartRegionKey.self, value: .labels(edge))
    }

    private func labels(
        _ x: ResolvedAxis, _ y: ResolvedAxis, around plot: Anchor<CGRect>
    ) -> some View {
        GeometryReader { geometry in
            PlotSurroundings(plot: geometry[plot]) { labels(x, y) }
        }
    }

    private func title(_ title: ChartOptions.AxisTitle, _ edge: Edge) -> some View {
        title.view
            .font(.caption2)
            .foregroundStyle(.secondary)
            .frame(maxWidth: .infinity, alignment: title.alignment)
            .layoutValue(key: ChartRegionKey.self, value: .title(edge))
    }

    private func plot(_ x: ResolvedAxis, _ y: ResolvedAxis) -> some View {
        GeometryReader { geometry in
            area(x, y, geometry.size)
                .background { proxied(options.behind, geometry.size) }
                .overlay { proxied(options.above, geometry.size) }
        }
    }

    /// The plot in the size that its author's style leaves it.
    private func styled(
        _ style: @MainActor (AnyView) -> AnyView, _ x: ResolvedAxis, _ y: ResolvedAxis
    ) -> some View {
        let plot = GeometryReader { area(x, y, $0.size) }
            .anchorPreference(key: PlotFrameKey.self, value: .bounds) { $0 }
        return style(AnyView(plot))
            .backgroundPreferenceValue(PlotFrameKey.self) { proxied(options.behind, at: $0) }
            .overlayPreferenceValue(PlotFrameKey.self) { proxied(options.above, at: $0) }
    }

    /// The lines and marks.
    private func area(_ x: ResolvedAxis, _ y: ResolvedAxis, _ size: CGSize) -> some View {
        ZStack {
            AxisLinesView(axis: y, size: size)
            AxisLinesView(axis: x, size: size)
            marks(size)
        }
        .frame(width: size.width, height: size.height)
    }

    /// The marks, clipped to the visible window.
    @ViewBuilder private func marks(_ size: CGSize) -> some View {
        let marks = PlotView(plane: PlotPlane(scene: scene, size: size), styles: styles)
        if scene.x.isWindow || scene.y.isWindow { marks.clipped() } else { marks }
    }

    /// The author's background or overlay.
    @ViewBuilder private func proxied(
        _ content: (@MainActor (ChartProxy) -> AnyView)?, _ size: CGSize
    ) -> some View {
        if let content {
            Color.clear
                .anchorPreference(key: PlotFrameKey.self, value: .bounds) { $0 }
                .overlayPreferenceValue(PlotFrameKey.self) { anchor in
                    if let anchor {
                        content(proxy(size, anchor))
                    }
                }
        }
    }

    /// The author's background or overlay of a plot that has a place of its own.
    @ViewBuilder private func proxied(
        _ content: (@MainActor (ChartProxy) -> AnyView)?, at plot: Anchor<CGRect>?
    ) -> some View {
        if let content, let plot {
            GeometryReader { geometry in
                let size = geometry[plot].size
                content(proxy(size, plot))
                    .frame(width: geometry.size.width, height: geometry.size.height)
            }
        }
    }

    private func proxy(_ size: CGSize, _ frame: Anchor<CGRect>) -> ChartProxy {
        ChartProxy(scene: scene, styles: styles, plotSize: size, plotAreaFrame: frame)
    }

    @ViewBuilder private var legend: some View {
        let isBeside = [.leading, .trailing].contains(options.legendPosition.edge)
        if let view = options.legendView {
            framed(view, isBeside: isBeside)
        } else if options.legend != .hidden, !styles.styled.isEmpty {
            let entries = Group {
                if let gradient = styles.gradient, let ends = gradient.ends {
                    GradientLegend(gradient: gradient.gradient, first: ends.first, last: ends.last)
                } else {
                    ChartLegend(styles: styles, isColumn: isBeside)
                }
            }
            framed(entries, isBeside: isBeside)
        }
    }

    /// Returns a legend as long as the edge it is placed at.
    private func framed(_ legend: some View, isBeside: Bool) -> some View {
        let (position, edge) = (options.legendPosition, options.legendPosition.edge)
        return
            legend
            .frame(
                maxWidth: isBeside ? nil : .infinity,
                maxHeight: isBeside || edge == nil ? .infinity : nil,
                alignment: options.legendAlignment ?? position.legendAlignment
            )
            .layoutValue(
                key: ChartRegionKey.self, value: .legend(edge, spacing: options.legendSpacing))
    }
}

/// The frame of the plot area.
private struct PlotFrameKey: PreferenceKey {
    static var defaultValue: Anchor<CGRect>? { nil }

    static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
        value = value ?? nextValue()
    }
}
