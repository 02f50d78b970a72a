public import AppIntents

/// A view with a phrase that starts an intent.
///
/// Differs from Apple: there is no voice input, so it draws nothing.
public struct SiriTipView: View {
    /// Shows the phrase of an intent while `isVisible` is true.
    nonisolated public init<Intent: AppIntent>(intent: Intent, isVisible: Binding<Bool>? = nil) {}

    /// An empty view.
    public var body: some View { EmptyView() }
}

/// The look of views with phrases.
public enum SiriTipViewStyle: Hashable, Sendable {
    /// The default of the system.
    case automatic
    /// White on black.
    case dark
    /// Black on white.
    case light
}

/// A button that shows an app's shortcuts.
///
/// Differs from Apple: there is no Shortcuts app, so it draws nothing and its action is never
/// called.
public struct ShortcutsLink: View {
    /// Shows the shortcuts when it is pressed.
    nonisolated public init() {}

    /// Calls `action`, then shows the shortcuts when it is pressed.
    nonisolated public init(action: @escaping () -> Void) {}

    /// An empty view.
    public var body: some View { EmptyView() }
}

/// The look of buttons that show shortcuts.
public enum ShortcutsLinkStyle: Hashable, Sendable {
    /// The default of the system.
    case automatic
    /// The system's, with a line around it.
    case automaticOutline
    /// White on black.
    case dark
    /// White on black, with a line around it.
    case darkOutline
    /// Black on white.
    case light
    /// Black on white, with a line around it.
    case lightOutline
}

extension View {
    /// Sets the style of Siri tips.
    ///
    /// No effect here: they draw nothing.
    nonisolated public func siriTipViewStyle(_ style: SiriTipViewStyle) -> some View { self }

    /// Sets the style of shortcuts links.
    ///
    /// No effect here: they draw nothing.
    nonisolated public func shortcutsLinkStyle(_ style: ShortcutsLinkStyle) -> some View { self }
}
