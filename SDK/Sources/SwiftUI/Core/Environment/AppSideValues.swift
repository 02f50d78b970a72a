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
    /// No effect here: widgets cannot be searched.
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
    private struct BackgroundProminenceKey: EnvironmentKey {
        static let defaultValue = BackgroundProminence.standard
    }
    private struct EditModeKey: EnvironmentKey {
        static let defaultValue: Binding<EditMode>? = nil
    }
    private struct HeaderProminenceKey: EnvironmentKey {
        static let defaultValue = Prominence.standard
    }
    private struct MinListHeaderHeightKey: EnvironmentKey {
        static let defaultValue: CGFloat? = nil
    }

    /// What takes back changes; `nil`: nobody does in a widget.
    public var undoManager: UndoManager? { nil }

    /// The least height of a list's row, in points, for views that read it: lists here are as high
    /// as their rows.
    public var defaultMinListRowHeight: CGFloat {
        get { self[MinListRowHeightKey.self] }
        set { self[MinListRowHeightKey.self] = newValue }
    }

    /// The least height of a section's head in a list, in points, for views that read it.
    public var defaultMinListHeaderHeight: CGFloat? {
        get { self[MinListHeaderHeightKey.self] }
        set { self[MinListHeaderHeightKey.self] = newValue }
    }

    /// `standard` unless a view sets it: nothing in a widget is selected.
    ///
    /// Differs from Apple: only views that read it follow it.
    public var backgroundProminence: BackgroundProminence {
        get { self[BackgroundProminenceKey.self] }
        set { self[BackgroundProminenceKey.self] = newValue }
    }

    /// `nil` unless a view sets it: nobody changes lists of a widget.
    ///
    /// Differs from Apple: only views that read it follow it.
    public var editMode: Binding<EditMode>? {
        get { self[EditModeKey.self] }
        set { self[EditModeKey.self] = newValue }
    }

    /// How much the heads of sections stand out.
    ///
    /// Differs from Apple: only views that read it follow it.
    public var headerProminence: Prominence {
        get { self[HeaderProminenceKey.self] }
        set { self[HeaderProminenceKey.self] = newValue }
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
