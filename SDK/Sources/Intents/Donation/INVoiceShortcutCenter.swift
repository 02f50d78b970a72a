/// The center of the shortcuts that users start by voice.
///
/// No effect here: no host has an assistant.
public final class INVoiceShortcutCenter: NSObject, Sendable {
    /// The shared center.
    public static let shared = INVoiceShortcutCenter()

    /// Replaces the suggested shortcuts.
    public func setShortcutSuggestions(_ suggestions: [INShortcut]) {}
}
