/// Turns the statements of a bundle's body into its widgets.
@MainActor @preconcurrency
@resultBuilder
public struct WidgetBundleBuilder {
    /// Makes an empty bundle.
    public static func buildBlock() -> _WidgetList { _WidgetList() }

    /// Passes a single widget through.
    public static func buildBlock<Content: Widget>(_ content: Content) -> Content { content }

    /// Joins any number of widgets.
    public static func buildBlock<each Content: Widget>(
        _ content: repeat each Content
    ) -> _WidgetList {
        var widgets: [any Widget] = []
        repeat widgets.append(each content)
        return _WidgetList(widgets: widgets)
    }

    /// Allows an `if` without an `else`.
    public static func buildOptional<Content: Widget>(_ widget: Content?) -> _WidgetList {
        _WidgetList(widgets: widget.map { [$0] } ?? [])
    }

    /// Allows the first branch of `if` and `switch`.
    public static func buildEither<Content: Widget>(first: Content) -> _WidgetList {
        _WidgetList(widgets: [first])
    }

    /// Allows the other branch of `if` and `switch`.
    public static func buildEither<Content: Widget>(second: Content) -> _WidgetList {
        _WidgetList(widgets: [second])
    }

    /// Hides the type of widgets that only newer systems have, so that `if #available` works.
    public static func buildLimitedAvailability<Content: Widget>(_ widget: Content) -> _WidgetList {
        _WidgetList(widgets: [widget])
    }
}
