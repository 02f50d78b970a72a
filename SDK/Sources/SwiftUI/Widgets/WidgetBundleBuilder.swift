/// Turns the statements of a bundle's body into its widgets.
@MainActor @preconcurrency
@resultBuilder
public struct WidgetBundleBuilder {
    /// Adds a widget.
    public static func buildExpression<Content: Widget>(_ content: Content) -> Content { content }

    /// Joins any number of widgets.
    public static func buildBlock<each Content: Widget>(
        _ content: repeat each Content
    ) -> _WidgetList {
        var widgets: [any Widget] = []
        repeat widgets.append(each content)
        return _WidgetList(widgets: widgets)
    }

    /// Allows an `if` without an `else`.
    public static func buildOptional(_ widgets: _WidgetList?) -> _WidgetList {
        widgets ?? _WidgetList()
    }

    /// Allows the first branch of `if` and `switch`.
    public static func buildEither(first widgets: _WidgetList) -> _WidgetList { widgets }

    /// Allows the other branch of `if` and `switch`.
    public static func buildEither(second widgets: _WidgetList) -> _WidgetList { widgets }

    /// Hides the type of widgets that only newer systems have, so that `if #available` works.
    public static func buildLimitedAvailability(_ widgets: _WidgetList) -> _WidgetList { widgets }
}
