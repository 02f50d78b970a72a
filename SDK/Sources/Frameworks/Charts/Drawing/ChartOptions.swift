import SwiftUI

/// The options of a chart other than its content.
package struct ChartOptions {
    /// An axis as the chart would draw it, no axis, or the author's.
    enum AxisChoice {
        case automatic
        case hidden
        case groups([AxisGroup])
    }

    /// The axis along the width.
    var xAxis: AxisChoice { xAxisVisibility == .hidden ? .hidden : xAxisContent }
    /// The axis along the height.
    var yAxis: AxisChoice { yAxisVisibility == .hidden ? .hidden : yAxisContent }

    /// The title of an axis.
    struct AxisTitle {
        let view: AnyView
        let alignment: Alignment
    }

    /// The colors of values.
    struct StyleScale {
        /// The values in the order of the legend.
        var domain: [PlottedValue] = []
        var styles: [PlottedValue: AnyShapeStyle] = [:]
        var order: [AnyShapeStyle] = []
        var gradient: ChartGradient.Options?
        var mapping: ((PlottedValue) -> AnyShapeStyle?)?

        /// The gradient of numbers and dates that the author has given no colors.
        ///
        /// It is nil for names, which have a color each. Apple does not document its colors.
        func gradient(of values: [PlottedValue]) -> ChartGradient.Options? {
            let isChosen = !styles.isEmpty || !order.isEmpty || mapping != nil
            guard !isChosen, !values.isEmpty, values.allSatisfy({ $0.number != nil }) else {
                return nil
            }
            return ChartGradient.Options(
                gradient: Gradient(colors: [.blue.opacity(0.2), .blue]))
        }
    }

    var x = ScaleOptions()
    var y = ScaleOptions()
    /// The content of an axis and its visibility.
    var xAxisContent = AxisChoice.automatic
    var yAxisContent = AxisChoice.automatic
    var xAxisVisibility = Visibility.automatic
    var yAxisVisibility = Visibility.automatic
    var xTitle: AxisTitle?
    var yTitle: AxisTitle?
    var legend = Visibility.automatic
    var legendPosition = AnnotationPosition.bottom
    var legendAlignment: Alignment?
    var legendSpacing: CGFloat?
    var legendView: AnyView?
    var styles = StyleScale()
    var symbols: [PlottedValue: AnyShape] = [:]
    var symbolOrder: [AnyShape] = []
    var sizes = SymbolSizes.Options()
    var lines: [PlottedValue: StrokeStyle] = [:]
    var plot: (@MainActor (AnyView) -> AnyView)?
    var behind: (@MainActor (ChartProxy) -> AnyView)?
    var above: (@MainActor (ChartProxy) -> AnyView)?

    package init() {}
}

extension EnvironmentValues {
    private struct ChartOptionsKey: EnvironmentKey {
        static var defaultValue: ChartOptions { ChartOptions() }
    }

    /// The options of charts inside.
    var chartOptions: ChartOptions {
        get { self[ChartOptionsKey.self] }
        set { self[ChartOptionsKey.self] = newValue }
    }
}

extension View {
    /// Changes the options of charts inside.
    func chart(_ change: @escaping (inout ChartOptions) -> Void) -> some View {
        transformEnvironment(\.chartOptions, transform: change)
    }
}
