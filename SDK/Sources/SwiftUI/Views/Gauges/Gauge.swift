/// A value within a range, as a bar or a ring.
///
/// Differs from Apple: marked values have no labels in the built-in styles, as on iOS.
public struct Gauge<Label, CurrentValueLabel, BoundsLabel, MarkedValueLabels> {
    private let fraction: Double
    private let label: Label
    private let currentValueLabel: CurrentValueLabel
    private let bounds: (minimum: BoundsLabel, maximum: BoundsLabel)?
    private let markedValueLabels: MarkedValueLabels
}

extension Gauge: View
where Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View {
    /// Shows the position of `value` in `bounds`, with all labels.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
        @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel,
        @ViewBuilder markedValueLabels: () -> MarkedValueLabels
    ) {
        fraction = value.fraction(of: bounds)
        self.label = label()
        self.currentValueLabel = currentValueLabel()
        self.bounds = (minimumValueLabel(), maximumValueLabel())
        self.markedValueLabels = markedValueLabels()
    }

    /// The gauge in the style that is set around it.
    public var body: some View {
        StyledGauge(
            configuration: GaugeStyleConfiguration(
                value: fraction, label: .init(content: AnyView(label)),
                currentValueLabel: part(currentValueLabel).map { .init(content: $0) },
                minimumValueLabel: bounds.map { .init(content: AnyView($0.minimum)) },
                maximumValueLabel: bounds.map { .init(content: AnyView($0.maximum)) },
                markedValueLabels: part(markedValueLabels).map { .init(content: $0) }))
    }

    /// Returns a view unless it stands for a missing label.
    private func part(_ view: some View) -> AnyView? { view is EmptyView ? nil : AnyView(view) }
}

extension Gauge where BoundsLabel == EmptyView, Label: View, CurrentValueLabel: View {
    /// Shows the position of `value` in `bounds`, with labels for the gauge, the value and marked ones.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
        @ViewBuilder markedValueLabels: () -> MarkedValueLabels
    ) where MarkedValueLabels: View {
        fraction = value.fraction(of: bounds)
        self.label = label()
        self.currentValueLabel = currentValueLabel()
        self.bounds = nil
        self.markedValueLabels = markedValueLabels()
    }

    /// Shows the position of `value` in `bounds`, with labels for the gauge and the value.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) where MarkedValueLabels == EmptyView {
        self.init(
            value: value, in: bounds, label: label, currentValueLabel: currentValueLabel,
            markedValueLabels: { EmptyView() })
    }

    /// Shows the position of `value` in `bounds`, with a label for the gauge.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
    ) where CurrentValueLabel == EmptyView, MarkedValueLabels == EmptyView {
        self.init(
            value: value, in: bounds, label: label, currentValueLabel: { EmptyView() },
            markedValueLabels: { EmptyView() })
    }
}

extension Gauge
where Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels == EmptyView {
    /// Shows the position of `value` in `bounds`, with labels for the gauge, the value and both ends.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
        @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel
    ) {
        self.init(
            value: value, in: bounds, label: label, currentValueLabel: currentValueLabel,
            minimumValueLabel: minimumValueLabel, maximumValueLabel: maximumValueLabel,
            markedValueLabels: { EmptyView() })
    }
}

/// A gauge's parts, arranged by the style they inherit.
private struct StyledGauge: View {
    @Environment(\.gaugeStyle) private var style
    let configuration: GaugeStyleConfiguration

    var body: some View { style.body(configuration, at: \.gaugeStyle) }
}
