/// Screens one after another; a widget shows the first.
public struct NavigationStack<Data, Root> {
    let root: Root
}

extension NavigationStack: View where Root: View {
    /// Shows the first screen.
    nonisolated public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
        NoEffect.of("NavigationStack")
        self.root = root()
    }

    /// Shows the first screen.
    nonisolated public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
    where Data == NavigationPath { self.init(root: root) }

    /// Shows the first screen.
    nonisolated public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where
        Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
        Data.Element: Hashable
    {
        NoEffect.of("NavigationStack")
        self.root = root()
    }

    /// The first screen.
    public var body: some View { root }
}

/// The path of a navigation; always empty in a widget unless it is changed by code.
public struct NavigationPath: Sendable {
    /// The number of screens above the first.
    public private(set) var count = 0
    /// Whether the path is empty.
    public var isEmpty: Bool { count == 0 }

    /// Creates an empty path.
    public init() {}

    /// Appends a value.
    public mutating func append<V: Hashable>(_ value: V) { count += 1 }

    /// Removes the last screens.
    public mutating func removeLast(_ k: Int = 1) { count = max(0, count - k) }
}
