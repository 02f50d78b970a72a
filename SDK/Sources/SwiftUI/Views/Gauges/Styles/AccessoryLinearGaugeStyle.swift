import CWidgetPlugin

/// A bar with a dot at the value, between the ends of its range.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
    /// Creates the style.
    nonisolated public init() {}

    /// The bar between the labels of its ends.
    public func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 9.5) {
            configuration.minimumValueLabel
            GaugeLine(
                form: WIDGET_GAUGE_BAR, value: .fraction(configuration.value),
                fill: AnyShapeStyle(AccessoryTint()), width: 8, isMarked: true)
            configuration.maximumValueLabel
        }
        .fontWeight(.semibold)
        .lineLimit(1)
    }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
    /// A bar with a dot at the value.
    nonisolated public static var accessoryLinear: AccessoryLinearGaugeStyle {
        AccessoryLinearGaugeStyle()
    }
}
