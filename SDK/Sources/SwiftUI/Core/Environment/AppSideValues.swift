public import Foundation

/// Whether an app's users change a list.
public enum EditMode: Hashable, Sendable {
    /// They do not.
    case inactive
    /// They may for a moment.
    case transient
    /// They do.
    case active

    /// Whether they do.
    public var isEditing: Bool { self != .inactive }
}

/// Asks for new content; a widget's users cannot.
public struct RefreshAction: Sendable {
    /// No effect here: a widget's users cannot refresh it.
    public func callAsFunction() async { NoEffect.of("refresh") }
}

/// Opens a window; a widget has none.
public struct OpenWindowAction: Sendable {
    /// No effect here: a widget has no windows.
    public func callAsFunction(id: String) { NoEffect.of("openWindow") }

    /// No effect here: a widget has no windows.
    public func callAsFunction<D: Codable & Hashable>(value: D) { NoEffect.of("openWindow") }

    /// No effect here: a widget has no windows.
    public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
        NoEffect.of("openWindow")
    }
}

/// Ends a search; nobody searches in a widget.
public struct DismissSearchAction: Sendable {
    /// No effect here: nobody searches in a widget.
    public func callAsFunction() { NoEffect.of("dismissSearch") }
}

/// How much what lies behind a view stands out.
public struct BackgroundProminence: Hashable, Sendable {
    private let isIncreased: Bool

    /// As usual.
    public static let standard = BackgroundProminence(isIncreased: false)
    /// As behind a selected row.
    public static let increased = BackgroundProminence(isIncreased: true)
}

extension EnvironmentValues {
    private struct MinListRowHeightKey: EnvironmentKey { static let defaultValue: CGFloat = 44 }
    private struct MinListHeaderHeightKey: EnvironmentKey {
        static let defaultValue: CGFloat? = nil
    }

    /// What takes back changes; `nil`: nobody does in a widget.
    public var undoManager: UndoManager? { nil }

    /// The least height of a list's row, in points, for views that read it: lists here are as high as
    /// their rows.
    public var defaultMinListRowHeight: CGFloat {
        get { self[MinListRowHeightKey.self] }
        set { self[MinListRowHeightKey.self] = newValue }
    }

    /// The least height of a section's head in a list, in points, for views that read it.
    public var defaultMinListHeaderHeight: CGFloat? {
        get { self[MinListHeaderHeightKey.self] }
        set { self[MinListHeaderHeightKey.self] = newValue }
    }

    /// The usual one: nothing in a widget is selected.
    public var backgroundProminence: BackgroundProminence {
        get { .standard }
        set {}
    }

    /// Nil: nobody changes lists of a widget.
    public var editMode: Binding<EditMode>? {
        get { nil }
        set {}
    }

    /// How much the heads of sections stand out.
    public var headerProminence: Prominence {
        get { .standard }
        set {}
    }

    /// Nil: a widget's users cannot refresh it.
    public var refresh: RefreshAction? { nil }
    /// Opens a window.
    public var openWindow: OpenWindowAction { OpenWindowAction() }
    /// Never: nobody searches in a widget.
    public var isSearching: Bool { false }
    /// Ends a search.
    public var dismissSearch: DismissSearchAction { DismissSearchAction() }
    /// Never: nothing in a widget has the focus.
    public var isFocused: Bool { false }
}
