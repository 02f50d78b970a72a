import CWidgetPlugin

/// A bar that fills up, below the gauge's label and above the value.
public struct LinearCapacityGaugeStyle: GaugeStyle {
    /// Creates the style.
    nonisolated public init() {}

    /// The label, the bar between the ends of its range, and the value.
    public func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 0) {
            configuration.label.padding(.bottom, 12)
            HStack(spacing: 8) {
                configuration.minimumValueLabel
                GaugeLine(
                    form: WIDGET_GAUGE_BAR, value: .fraction(configuration.value),
                    fill: AnyShapeStyle(.tint), track: AnyShapeStyle(.fill.tertiary), width: 16)
                configuration.maximumValueLabel
            }
            configuration.currentValueLabel.padding(.top, 7.5)
        }
    }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
    /// A bar that fills up.
    nonisolated public static var linearCapacity: LinearCapacityGaugeStyle {
        LinearCapacityGaugeStyle()
    }
}
