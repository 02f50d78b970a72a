import CWidgetPlugin

/// A bar that fills up; a ring in a circular widget, a thin bar between its ends in a corner
/// widget.
public struct DefaultGaugeStyle: GaugeStyle {
    /// Creates the style.
    nonisolated public init() {}

    /// The gauge in the style of the family.
    public func makeBody(configuration: Configuration) -> some View {
        FamilyGauge(configuration: configuration)
    }
}

private struct FamilyGauge: View {
    @Environment(\.host) private var host
    let configuration: GaugeStyleConfiguration

    var body: some View {
        if host.isCircular {
            AccessoryCircularGaugeStyle().makeBody(configuration: configuration)
        } else if host.family == widget_family(WIDGET_ACCESSORY_CORNER) {
            HStack(spacing: 3) {
                configuration.minimumValueLabel
                GaugeLine(
                    form: WIDGET_GAUGE_BAR, value: .fraction(configuration.value),
                    fill: AnyShapeStyle(.tint), track: AnyShapeStyle(.fill), width: 5)
                configuration.maximumValueLabel
            }
            .lineLimit(1)
        } else {
            LinearCapacityGaugeStyle().makeBody(configuration: configuration)
        }
    }
}

extension HostEnvironment {
    /// Whether the widget is the round one of the lock screen.
    var isCircular: Bool { family == widget_family(WIDGET_ACCESSORY_CIRCULAR) }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
    /// A bar that fills up; a ring in a circular widget.
    nonisolated public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}
