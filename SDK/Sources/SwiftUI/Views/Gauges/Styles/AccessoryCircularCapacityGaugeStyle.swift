import CWidgetPlugin

/// A ring that fills up clockwise from the top, with the value, or else the label, in its middle.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
    /// Creates the style.
    nonisolated public init() {}

    /// The ring with its content.
    public func makeBody(configuration: Configuration) -> some View {
        AccessoryRing { side in
            GaugeLine(
                form: WIDGET_GAUGE_RING, value: .fraction(configuration.value),
                fill: AnyShapeStyle(.tint), track: AnyShapeStyle(.tint.opacity(0.37)))
            if let value = configuration.currentValueLabel {
                AccessoryRingValue(side: side, content: value)
            } else {
                AccessoryRingValue(side: side, content: configuration.label)
            }
        }
    }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
    /// A ring that fills up.
    nonisolated public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
        AccessoryCircularCapacityGaugeStyle()
    }
}
