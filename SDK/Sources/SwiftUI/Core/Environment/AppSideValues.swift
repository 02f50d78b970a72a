public import Foundation

/// Whether users of an app edit a list.
public enum EditMode: Hashable, Sendable {
    /// The list is not being edited.
    case inactive
    /// The list is temporarily being edited.
    case transient
    /// The list is being edited.
    case active

    /// Whether the list is being edited.
    public var isEditing: Bool { self != .inactive }
}

/// An action that refreshes content, which users of a widget cannot perform.
public struct RefreshAction: Sendable {
    /// No effect here: a widget's users cannot refresh it.
    public func callAsFunction() async { NoEffect.of("refresh") }
}

/// An action that opens a window, which a widget cannot do.
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

/// An action that ends a search, which a widget cannot have.
public struct DismissSearchAction: Sendable {
    /// No effect here: widgets cannot be searched.
    public func callAsFunction() { NoEffect.of("dismissSearch") }
}

/// The prominence of the background of a view.
public struct BackgroundProminence: Hashable, Sendable {
    private let isIncreased: Bool

    /// The standard prominence.
    public static let standard = BackgroundProminence(isIncreased: false)
    /// The prominence of a selected row.
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

    /// The undo manager; always `nil` in a widget.
    public var undoManager: UndoManager? { nil }

    /// The minimum height of a list row in points, for views that read it; lists here do not use
    /// it.
    public var defaultMinListRowHeight: CGFloat {
        get { self[MinListRowHeightKey.self] }
        set { self[MinListRowHeightKey.self] = newValue }
    }

    /// The minimum height of a list's section header in points, for views that read it.
    public var defaultMinListHeaderHeight: CGFloat? {
        get { self[MinListHeaderHeightKey.self] }
        set { self[MinListHeaderHeightKey.self] = newValue }
    }

    /// The prominence of the background; `standard` unless a view sets it.
    ///
    /// Differs from Apple: only views that read it use it.
    public var backgroundProminence: BackgroundProminence {
        get { self[BackgroundProminenceKey.self] }
        set { self[BackgroundProminenceKey.self] = newValue }
    }

    /// The edit mode; `nil` unless a view sets it.
    ///
    /// Differs from Apple: only views that read it use it.
    public var editMode: Binding<EditMode>? {
        get { self[EditModeKey.self] }
        set { self[EditModeKey.self] = newValue }
    }

    /// The prominence of section headers.
    ///
    /// Differs from Apple: only views that read it use it.
    public var headerProminence: Prominence {
        get { self[HeaderProminenceKey.self] }
        set { self[HeaderProminenceKey.self] = newValue }
    }

    /// The refresh action; always `nil` in a widget.
    public var refresh: RefreshAction? { nil }
    /// Opens a window.
    public var openWindow: OpenWindowAction { OpenWindowAction() }
    /// Whether a search is active; always `false` in a widget.
    public var isSearching: Bool { false }
    /// Ends a search.
    public var dismissSearch: DismissSearchAction { DismissSearchAction() }
    /// Whether a view has the focus; always `false` in a widget.
    public var isFocused: Bool { false }
}
