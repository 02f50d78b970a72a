/// A box, checked where the toggle is on, before the label.
public struct CheckboxToggleStyle: ToggleStyle {
    /// Creates the style.
    nonisolated public init() {}

    /// The box and the label; fainter where the toggle is disabled.
    public func makeBody(configuration: Configuration) -> some View {
        EnabledContent {
            Checkbox(label: configuration.label, isOn: configuration.isOn)
        }
    }
}

private struct Checkbox: View {
    @Environment(\.labelsVisibility) private var labelsVisibility
    let label: ToggleStyleConfiguration.Label
    let isOn: Bool

    var body: some View {
        if labelsVisibility == .hidden {
            box
        } else {
            HStack(alignment: .firstTextBaseline, spacing: 6) {
                box
                label
            }
        }
    }

    private var box: some View {
        Image(systemName: isOn ? "checkmark.square.fill" : "square")
            .foregroundStyle(isOn ? AnyShapeStyle(.tint) : AnyShapeStyle(.secondary))
            .accessibilityValue(isOn ? "1" : "0")
    }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
    /// A box before the label.
    nonisolated public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}
