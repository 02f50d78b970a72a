import CWidgetPlugin

/// A thin bar that fills up, below the gauge's label and above the value, between the ends of its
/// range.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
    /// Creates the style.
    nonisolated public init() {}

    /// The label, the bar and the value between the ends of its range.
    public func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 10) {
            configuration.minimumValueLabel
            VStack(alignment: .leading, spacing: 0) {
                configuration.label.padding(.bottom, 5)
                GaugeLine(
                    form: WIDGET_GAUGE_BAR, value: .fraction(configuration.value),
                    fill: AnyShapeStyle(.tint), track: AnyShapeStyle(.fill), width: 4)
                configuration.currentValueLabel
                    .font(.caption).foregroundStyle(.secondary).padding(.top, 3.5)
            }
            configuration.maximumValueLabel
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
