/// A value of an area below a line, or between two.
public struct AreaMark: DrawnChartContent {
    let parts: [ChartPart]

    private init(
        _ x: PlottedExtent?, _ y: PlottedExtent?, series: PlottedValue? = nil,
        stacking: MarkStackingMethod = .unstacked
    ) {
        var part = ChartPart(.area, x: x, y: y)
        (part.series, part.stacking) = (series, stacking)
        parts = x == nil || y == nil ? [] : [part]
    }

    /// A value of the area below a line.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
    ) { self.init(x.extent, y.extent, stacking: stacking) }

    /// A value of one of several areas.
    public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>,
        stacking: MarkStackingMethod = .standard
    ) { self.init(x.extent, y.extent, series: series.extent?.low, stacking: stacking) }

    /// Values of an area between two lines.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) { self.init(x.extent, PlottedExtent(yStart, yEnd)) }

    /// Values of one of several areas between two lines.
    public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
        series: PlottableValue<S>
    ) { self.init(x.extent, PlottedExtent(yStart, yEnd), series: series.extent?.low) }
}
