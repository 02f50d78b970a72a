/// A label beside a switch.
///
/// A widget is an archive: it shows the state the binding has, and nothing changes it.
public struct Toggle<Label> {
    let isOn: Bool
    let label: Label
}

extension Toggle: View where Label: View {
    /// Shows a label and a switch.
    nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.isOn = isOn.wrappedValue
        self.label = label()
    }

    /// The label, and the switch at the end of the line.
    public var body: some View {
        HStack {
            label
            Spacer()
            Capsule()
                .fill(isOn ? AnyShapeStyle(.green) : AnyShapeStyle(.quaternary))
                .frame(width: 51, height: 31)
                .overlay(alignment: isOn ? .trailing : .leading) {
                    Circle().fill(.white).padding(2)
                }
        }
    }
}

extension Toggle where Label == Text {
    /// Shows a text and a switch.
    nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(titleKey) }
    }

    /// Shows a text and a switch.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(title) }
    }
}
