import Foundation

/// A button that pastes; it does nothing in a widget.
public struct PasteButton: View {
    /// Shows the button.
    nonisolated public init<T>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {
        NoEffect.of("PasteButton")
    }

    /// Shows the button.
    nonisolated public init(
        supportedTypes: [String], payloadAction: @escaping ([NSItemProvider]) -> Void
    ) { NoEffect.of("PasteButton") }

    /// The button.
    public var body: some View { Label("Paste", systemImage: "doc.on.clipboard") }
}
