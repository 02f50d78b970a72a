import WidgetHost

/// The document of `list --json`.
struct CatalogueDocument: Encodable {
    let widgets: [WidgetDocument]
    let activities: [ActivityDocument]
    let controls: [ControlDocument]
    let intents: [IntentDocument]
    let shortcuts: [ShortcutDocument]
    let problems: [ProblemDocument]

    init(_ catalogue: Catalogue) {
        widgets = catalogue.widgets.map(WidgetDocument.init)
        activities = catalogue.activities.map {
            ActivityDocument(name: $0.name, plugin: $0.plugin)
        }
        controls = catalogue.controls.map(ControlDocument.init)
        intents = catalogue.intents.map(IntentDocument.init)
        shortcuts = catalogue.shortcuts.map(ShortcutDocument.init)
        problems = catalogue.problems.map(ProblemDocument.init)
    }
}

/// One live activity in `list --json`.
struct ActivityDocument: Encodable {
    let name: String
    let plugin: String
}

/// One intent in `list --json`.
struct IntentDocument: Encodable {
    let name: String
    let title: String
    let description: String
    let parameters: [WidgetDocument.Parameter]
    let plugin: String

    init(_ intent: InstalledIntent) {
        name = intent.name
        title = intent.title
        description = intent.description
        parameters = intent.parameters.map(WidgetDocument.Parameter.init)
        plugin = intent.plugin
    }
}

/// One shortcut in `list --json`.
struct ShortcutDocument: Encodable {
    let intent: String
    let title: String
    let symbol: String
    let phrases: [String]
    let plugin: String

    init(_ shortcut: InstalledShortcut) {
        intent = shortcut.intent
        title = shortcut.title
        symbol = shortcut.symbol
        phrases = shortcut.phrases
        plugin = shortcut.plugin
    }
}

/// A problem with a plugin, in `list --json`.
struct ProblemDocument: Encodable {
    let path: String
    let reason: String
    let message: String

    init(_ problem: PluginProblem) {
        path = problem.path
        reason = problem.reason.rawValue
        message = problem.message
    }
}
