import CWidgetPlugin

/// A bar that fills up, below the gauge's label and above the value, as on the lock screen.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
    /// Creates the style.
    nonisolated public init() {}

    /// The label, the bar between the ends of its range, and the value.
    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 2) {
            configuration.label.font(.headline)
            HStack(spacing: 6) {
                configuration.minimumValueLabel
                GaugeLine(
                    form: WIDGET_GAUGE_BAR, value: .fraction(configuration.value),
                    fill: AnyShapeStyle(AccessoryTint()),
                    track: AnyShapeStyle(AccessoryTint().opacity(0.3)), width: 7)
                configuration.maximumValueLabel
            }
            configuration.currentValueLabel
        }
        .lineLimit(1)
    }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
    /// A bar that fills up.
    nonisolated public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
        AccessoryLinearCapacityGaugeStyle()
    }
}
