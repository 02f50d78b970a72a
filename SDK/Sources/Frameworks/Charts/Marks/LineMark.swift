/// A point of a line.
public struct LineMark: DrawnChartContent {
    let parts: [ChartPart]

    /// A value of the chart's line.
    public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
        self.init(x.extent, y.extent, series: nil)
    }

    /// A value of one of several lines.
    public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
    ) { self.init(x.extent, y.extent, series: series.extent?.low) }

    private init(_ x: PlottedExtent?, _ y: PlottedExtent?, series: PlottedValue?) {
        var part = ChartPart(.line, x: x, y: y)
        part.series = series
        parts = x == nil || y == nil ? [] : [part]
    }
}
