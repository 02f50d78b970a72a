import CWidgetPlugin

/// A bar with a dot at the value, between the ends of its range.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
    /// Creates the style.
    nonisolated public init() {}

    /// The bar between the labels of its ends.
    public func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 6) {
            configuration.minimumValueLabel
            GaugeLine(
                form: WIDGET_GAUGE_BAR, value: .fraction(configuration.value),
                fill: AnyShapeStyle(AccessoryTint()), width: 7, isMarked: true)
            configuration.maximumValueLabel
        }
        .lineLimit(1)
    }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
    /// A bar with a dot at the value.
    nonisolated public static var accessoryLinear: AccessoryLinearGaugeStyle {
        AccessoryLinearGaugeStyle()
    }
}
