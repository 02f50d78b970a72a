/// A button that toggles the edit mode; it does nothing in a widget.
public struct EditButton: View {
    /// Creates the button.
    nonisolated public init() {}

    /// The title in the tint.
    public var body: some View { Button("Edit") {}.buttonStyle(.borderless) }
}
