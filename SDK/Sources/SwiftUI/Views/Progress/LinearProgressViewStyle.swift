import CWidgetPlugin

/// A bar, with the label above and the current value label below.
public struct LinearProgressViewStyle: ProgressViewStyle {
    private let tint: Color?

    /// Creates the style; its bars have the tint.
    nonisolated public init() { tint = nil }

    /// Creates the style with a tint.
    nonisolated public init(tint: Color) { self.tint = tint }

    /// The label, the bar and the current value label.
    public func makeBody(configuration: Configuration) -> some View {
        ProgressParts(configuration: configuration, content: bar)
    }

    private func bar(_ configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 4) {
            configuration.label
            GaugeLine(
                form: WIDGET_GAUGE_BAR, value: configuration.value,
                fill: tint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.tint),
                track: AnyShapeStyle(.fill.secondary), width: 4)
            configuration.currentValueLabel
                .font(.caption)
                .foregroundStyle(.secondary)
        }
    }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
    /// A bar.
    nonisolated public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
