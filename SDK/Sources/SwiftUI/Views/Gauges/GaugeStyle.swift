/// The appearance of gauges.
@MainActor @preconcurrency
public protocol GaugeStyle {
    /// The type of a gauge in this style.
    associatedtype Body: View
    /// The content of a gauge.
    typealias Configuration = GaugeStyleConfiguration
    /// Shows a gauge.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

extension EnvironmentValues {
    private struct GaugeStyleKey: EnvironmentKey {
        static var defaultValue: StyleStack<GaugeStyleConfiguration> {
            StyleStack(DefaultGaugeStyle()) { $0.makeBody(configuration: $1) }
        }
    }

    var gaugeStyle: StyleStack<GaugeStyleConfiguration> {
        get { self[GaugeStyleKey.self] }
        set { self[GaugeStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets how gauges in the view look.
    nonisolated public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
        transformEnvironment(\.gaugeStyle) { styles in
            styles.push(style) { $0.makeBody(configuration: $1) }
        }
    }
}
