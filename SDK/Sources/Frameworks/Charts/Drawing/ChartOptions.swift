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
    var styles = VisualScale<AnyShapeStyle>()
    var gradient = GradientChoice()
    var symbols = VisualScale<AnyShape>()
    var sizes = SymbolSizes.Options()
    var lines = VisualScale<StrokeStyle>()
    var plot: (@MainActor (AnyView) -> AnyView)?
    var behind: (@MainActor (ChartProxy) -> AnyView)?
    var above: (@MainActor (ChartProxy) -> AnyView)?

    package init() {}

    /// Returns the gradient whose colors represent these values.
    ///
    /// Without colors of the author's, numbers and dates have one; names have a color each.
    func gradient(of values: [PlottedValue]) -> ChartGradient.Options? {
        if gradient.gradient == nil {
            let isNumeric = !values.isEmpty && values.allSatisfy { $0.number != nil }
            guard isNumeric, !styles.isChosen else { return nil }
        }
        return ChartGradient.Options(
            gradient: gradient.gradient ?? GradientChoice.usual, domain: gradient.domain,
            type: gradient.type)
    }
}

/// What an author has chosen for the gradient of values.
struct GradientChoice {
    /// The gradient of values without colors of the author's; Apple does not document its colors.
    static var usual: Gradient { Gradient(colors: [.blue.opacity(0.2), .blue]) }

    var gradient: Gradient?
    /// The values of its first and last color.
    var domain = DomainChoice.automatic(includesZero: false, isReversed: false)
    var type = ScaleType.linear
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
