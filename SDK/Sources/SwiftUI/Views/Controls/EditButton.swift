/// A button that starts editing; in a widget it does nothing.
public struct EditButton: View {
    /// Creates the button.
    nonisolated public init() {}

    /// A title in the tint.
    public var body: some View { Button("Edit") {}.buttonStyle(.borderless) }
}
