import CWidgetPlugin

/// A bar that fills up, below the gauge's label and above the value.
public struct LinearCapacityGaugeStyle: GaugeStyle {
    /// Creates the style.
    nonisolated public init() {}

    /// The label, the bar between the ends of its range, and the value.
    public func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 4) {
            configuration.label
            HStack(spacing: 8) {
                configuration.minimumValueLabel
                GaugeLine(
                    form: WIDGET_GAUGE_BAR, value: .fraction(configuration.value),
                    fill: AnyShapeStyle(.tint), track: AnyShapeStyle(.fill.secondary), width: 6)
                configuration.maximumValueLabel
            }
            configuration.currentValueLabel
        }
    }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
    /// A bar that fills up.
    nonisolated public static var linearCapacity: LinearCapacityGaugeStyle {
        LinearCapacityGaugeStyle()
    }
}
