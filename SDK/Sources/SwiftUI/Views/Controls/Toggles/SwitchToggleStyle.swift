/// A label with a switch at the end of the line.
public struct SwitchToggleStyle: ToggleStyle {
    private let tint: Color?

    /// Creates the style; the on state has the tint, by default green.
    nonisolated public init() { tint = nil }

    /// Creates the style with a tint for the on state.
    nonisolated public init(tint: Color) { self.tint = tint }

    /// The label and the switch; fainter where the toggle is disabled.
    public func makeBody(configuration: Configuration) -> some View {
        EnabledContent {
            Switch(label: configuration.label, isOn: configuration.isOn, color: tint)
        }
    }
}

private struct Switch: View {
    @Environment(\.tintStyle) private var tint
    @Environment(\.labelsVisibility) private var labelsVisibility
    let label: ToggleStyleConfiguration.Label
    let isOn: Bool
    let color: Color?

    var body: some View {
        if labelsVisibility == .hidden {
            knob
        } else {
            HStack {
                label
                Spacer()
                knob
            }
        }
    }

    private var knob: some View {
        Capsule()
            .fill(isOn ? on : AnyShapeStyle(.fill.secondary))
            .frame(width: 51, height: 31)
            .overlay(alignment: isOn ? .trailing : .leading) {
                Circle().fill(.white).padding(2).frame(width: 31)
            }
            .accessibilityValue(isOn ? "1" : "0")
    }

    private var on: AnyShapeStyle {
        color.map { AnyShapeStyle($0) } ?? tint ?? AnyShapeStyle(.green)
    }
}

extension ToggleStyle where Self == SwitchToggleStyle {
    /// A label with a switch at the end of the line.
    nonisolated public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
