import CWidgetPlugin

/// A bar that fills up; a ring in a circular widget.
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
