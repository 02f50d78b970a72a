import WidgetWire

/// A plugin that has registered its widgets.
struct LoadedPlugin: Sendable {
    let widgets: [Widget]
    let controls: [Control]
    /// The names of its live activities.
    let activities: [String]
    let handlers: [Handler]
    /// The plugin's own main loop, if it has one.
    let mainLoop: PluginMainLoop?
    let previews: PreviewList
    let intents: IntentList

    /// The description for the host.
    var wire: PluginDescription {
        var wire = PluginDescription()
        wire.widgets = widgets.map(\.wire)
        wire.controls = controls.map(\.wire)
        wire.activities = activities
        wire.handlers = handlers.map(\.wire)
        return wire
    }

    /// Whether it offers nothing.
    var isEmpty: Bool {
        widgets.isEmpty && controls.isEmpty && activities.isEmpty && handlers.isEmpty
    }
}
