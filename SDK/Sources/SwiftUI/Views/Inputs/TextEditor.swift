/// A text editor; a widget shows its text.
public struct TextEditor: View {
    private let text: Text

    /// Shows a text.
    nonisolated public init(text: Binding<String>) {
        NoEffect.of("TextEditor")
        self.text = Text(verbatim: text.wrappedValue)
    }

    /// The text at the top of the available space.
    public var body: some View {
        text.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
}
