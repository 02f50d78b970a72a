/// A widget that users can add.
@MainActor @preconcurrency
public protocol Widget {
    /// The type of the widget's configuration.
    associatedtype Body: WidgetConfiguration
    /// Creates the widget.
    @MainActor @preconcurrency init()
    /// The widget's kind, provider and content.
    @MainActor @preconcurrency var body: Body { get }
}

extension Widget {
    /// Registers the widget with the process that loaded the plugin, and returns.
    ///
    /// Called for the type marked `@main`, when the plugin's entry is.
    @MainActor @preconcurrency
    public static func main() { PluginEntry.register(Self()) }
}

/// Several widgets, as a bundle's builder joined them.
public struct _WidgetList {
    let widgets: [any Widget]
}

extension _WidgetList: Widget {
    /// Creates a list of no widgets.
    public init() { widgets = [] }

    /// Never called, because the widgets of a list are registered individually.
    public var body: Never { fatalError("a list of widgets has no body") }
}

extension Widget {
    /// Returns the registrations of the widget, or of all members of a bundle.
    package func registrations() -> [any Registrable] {
        if let list = self as? _WidgetList { return list.widgets.flatMap { $0.registrations() } }
        return body.registered().map { [$0] } ?? []
    }
}
