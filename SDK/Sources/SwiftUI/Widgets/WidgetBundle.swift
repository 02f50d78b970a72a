/// All widgets of a plugin.
@MainActor @preconcurrency
public protocol WidgetBundle {
    /// The type of the widgets.
    associatedtype Body: Widget
    /// Creates the bundle.
    @MainActor @preconcurrency init()
    /// The widgets, in the order in which users see them.
    @WidgetBundleBuilder @MainActor @preconcurrency var body: Body { get }
}

extension WidgetBundle {
    /// Registers the widgets with the process that loaded the plugin, and returns.
    ///
    /// Called for the type marked `@main`, when the plugin's entry is.
    @MainActor @preconcurrency
    public static func main() { PluginEntry.register(Self().body) }
}
