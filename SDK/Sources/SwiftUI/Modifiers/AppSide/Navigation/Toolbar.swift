/// The content of a toolbar.
@MainActor @preconcurrency
public protocol ToolbarContent {
    /// The type of the body.
    associatedtype Body: ToolbarContent
    /// The content.
    @ToolbarContentBuilder var body: Body { get }
}

extension Never: ToolbarContent {}

/// A primitive toolbar item.
@MainActor @preconcurrency
package protocol PrimitiveToolbarContent: ToolbarContent where Body == Never {}

extension PrimitiveToolbarContent {
    /// Never called, because toolbars are not shown.
    public var body: Never { fatalError("\(Self.self) has no body") }
}

/// Joins items of a toolbar.
@resultBuilder
public struct ToolbarContentBuilder {
    /// Passes an item through.
    public static func buildExpression<C: ToolbarContent>(_ content: C) -> C { content }

    /// Joins any number of items.
    public static func buildBlock<each C: ToolbarContent>(
        _ content: repeat each C
    ) -> _ToolbarItems { _ToolbarItems() }

    /// Allows an `if` without an `else`.
    public static func buildIf<C: ToolbarContent>(_ content: C?) -> _ToolbarItems {
        _ToolbarItems()
    }

    /// Allows the first branch of `if` and `switch`.
    public static func buildEither<C: ToolbarContent>(first: C) -> _ToolbarItems {
        _ToolbarItems()
    }

    /// Allows the other branch of `if` and `switch`.
    public static func buildEither<C: ToolbarContent>(second: C) -> _ToolbarItems {
        _ToolbarItems()
    }
}

/// Items of a toolbar, which no one sees in a widget.
public struct _ToolbarItems {
    nonisolated init() {}
}

extension _ToolbarItems: PrimitiveToolbarContent {}

/// The placement of a toolbar item.
public struct ToolbarItemPlacement: Hashable, Sendable {
    private let name: String

    /// The default placement.
    public static let automatic = ToolbarItemPlacement(name: "automatic")
    /// In the center.
    public static let principal = ToolbarItemPlacement(name: "principal")
    /// The leading edge.
    public static let navigation = ToolbarItemPlacement(name: "navigation")
    /// The leading edge.
    public static let navigationBarLeading = ToolbarItemPlacement(name: "navigationBarLeading")
    /// The trailing edge.
    public static let navigationBarTrailing = ToolbarItemPlacement(name: "navigationBarTrailing")
    /// The leading edge.
    public static let topBarLeading = ToolbarItemPlacement(name: "topBarLeading")
    /// The trailing edge.
    public static let topBarTrailing = ToolbarItemPlacement(name: "topBarTrailing")
    /// At the bottom.
    public static let bottomBar = ToolbarItemPlacement(name: "bottomBar")
    /// Above the keyboard.
    public static let keyboard = ToolbarItemPlacement(name: "keyboard")
    /// The place of the primary action.
    public static let primaryAction = ToolbarItemPlacement(name: "primaryAction")
    /// The place of a confirmation.
    public static let confirmationAction = ToolbarItemPlacement(name: "confirmationAction")
    /// The place of a cancellation.
    public static let cancellationAction = ToolbarItemPlacement(name: "cancellationAction")
}

/// A toolbar item.
public struct ToolbarItem<Content> {}

extension ToolbarItem: PrimitiveToolbarContent, ToolbarContent where Content: View {
    /// Creates an item with a placement.
    nonisolated public init(
        placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
    ) {}
}

/// A group of toolbar items.
public struct ToolbarItemGroup<Content> {}

extension ToolbarItemGroup: PrimitiveToolbarContent, ToolbarContent where Content: View {
    /// Creates a group with a placement.
    nonisolated public init(
        placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
    ) {}
}

extension View {
    /// No effect here: a widget has no bars.
    nonisolated public func toolbar<Content: ToolbarContent>(
        @ToolbarContentBuilder content: () -> Content
    ) -> some View {
        withoutEffect()
    }

    /// No effect here: a widget has no bars.
    nonisolated public func toolbar<Content: View>(
        @ViewBuilder content: () -> Content
    ) -> some View {
        withoutEffect()
    }
}

/// Room between items of a toolbar.
public struct ToolbarSpacer: PrimitiveToolbarContent {
    /// Creates a spacer.
    nonisolated public init(
        _ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic
    ) {}
}

/// The sizing of a spacer.
public struct SpacerSizing: Hashable, Sendable {
    private let name: String

    /// Flexible.
    public static let flexible = SpacerSizing(name: "flexible")
    /// Fixed.
    public static let fixed = SpacerSizing(name: "fixed")
}
