import Foundation
import WidgetHost

/// How the command line writes JSON: keys in a fixed order, for people and for `diff`.
enum JSONOutput {
    static func print(_ value: some Encodable) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        encoder.dateEncodingStrategy = .iso8601
        try StandardStreams.write(encoder.encode(value) + Data("\n".utf8))
    }
}

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

/// One widget in `list --json` and `show --json`.
struct WidgetDocument: Encodable {
    struct Parameter: Encodable {
        let name: String
        let title: String
        let description: String
        let type: String
        let defaultValue: JSONValue
        let optional: Bool
        let list: Bool
        let choices: [Choice]
        let minimum: Double?
        let maximum: Double?
        let minimumCount: Int?
        let maximumCount: Int?
        let hasOptions: Bool
        /// Left out when users are asked in any case.
        let cases: [[ConditionDocument]]?
        /// Left out unless users are never asked.
        let unasked: Bool?
    }

    struct Choice: Encodable {
        let id: String
        let title: String
        let subtitle: String
    }

    struct Bundle: Encodable {
        let identifier: String
        let name: String
        let version: String
    }

    let kind: String
    let displayName: String
    let description: String
    let families: [String]
    let parameters: [Parameter]
    let plugin: String
    let bundle: Bundle?
    let contentMarginsDisabled: Bool
    let backgroundRemovable: Bool
    let promptsForUserConfiguration: Bool

    init(_ widget: InstalledWidget) {
        kind = widget.kind
        displayName = widget.displayName
        description = widget.description
        families = widget.families.map(\.rawValue)
        parameters = widget.parameters.map(Parameter.init)
        plugin = widget.plugin
        bundle = widget.bundle.map {
            Bundle(identifier: $0.identifier, name: $0.name, version: $0.version)
        }
        contentMarginsDisabled = widget.contentMarginsDisabled
        backgroundRemovable = widget.backgroundRemovable
        promptsForUserConfiguration = widget.promptsForConfiguration
    }

    private enum CodingKeys: CodingKey {
        case kind, displayName, description, families, parameters, plugin, bundle
        case contentMarginsDisabled, backgroundRemovable, promptsForUserConfiguration
    }

    /// Writes `bundle` as null for a bare library, so that the key is always there.
    func encode(to encoder: any Encoder) throws {
        var object = encoder.container(keyedBy: CodingKeys.self)
        try object.encode(kind, forKey: .kind)
        try object.encode(displayName, forKey: .displayName)
        try object.encode(description, forKey: .description)
        try object.encode(families, forKey: .families)
        try object.encode(parameters, forKey: .parameters)
        try object.encode(plugin, forKey: .plugin)
        try object.encode(bundle, forKey: .bundle)
        try object.encode(contentMarginsDisabled, forKey: .contentMarginsDisabled)
        try object.encode(backgroundRemovable, forKey: .backgroundRemovable)
        try object.encode(promptsForUserConfiguration, forKey: .promptsForUserConfiguration)
    }
}

/// The document of `show --json`: a widget, and what was set of it when it is a placed one.
struct SubjectDocument: Encodable {
    /// A configuration that the widget recommends.
    struct Recommended: Encodable {
        let description: String
        let configuration: [String: JSONValue]
    }

    private enum CodingKeys: CodingKey {
        case recommendations
    }

    private let widget: WidgetDocument
    private let instance: InstanceDocument?
    private let recommendations: [Recommended]

    init(_ subject: Subject, _ recommendations: [Recommendation]) {
        widget = WidgetDocument(subject.widget)
        self.recommendations = recommendations.map {
            Recommended(
                description: $0.description,
                configuration: $0.configuration.mapValues(JSONValue.init))
        }
        instance = subject.instance.map { InstanceDocument($0, isAvailable: true) }
    }

    func encode(to encoder: any Encoder) throws {
        try widget.encode(to: encoder)
        // Of a placed one it would mean nothing any more.
        if let instance { return try instance.encode(to: encoder) }
        var object = encoder.container(keyedBy: CodingKeys.self)
        try object.encode(recommendations, forKey: .recommendations)
    }
}

extension WidgetDocument.Parameter {
    init(_ parameter: WidgetParameter) {
        name = parameter.name
        title = parameter.title
        description = parameter.description
        type = parameter.type.rawValue
        defaultValue = JSONValue(parameter.defaultValue)
        optional = parameter.isOptional
        list = parameter.isList
        choices = parameter.choices.map {
            WidgetDocument.Choice(id: $0.id, title: $0.title, subtitle: $0.subtitle)
        }
        minimum = parameter.range?.lowerBound
        maximum = parameter.range?.upperBound
        minimumCount = parameter.count?.lowerBound
        maximumCount = parameter.count?.upperBound
        cases =
            parameter.cases.isEmpty ? nil : parameter.cases.map { $0.map(ConditionDocument.init) }
        unasked = parameter.isUnasked ? true : nil
        hasOptions = parameter.hasOptions
    }
}

/// One live activity in `list --json`.
struct ActivityDocument: Encodable {
    let name: String
    let plugin: String
}

/// One control in `list --json`.
struct ControlDocument: Encodable {
    let kind: String
    let displayName: String
    let description: String
    let parameters: [WidgetDocument.Parameter]
    let plugin: String

    init(_ control: InstalledControl) {
        kind = control.kind
        displayName = control.displayName
        description = control.description
        parameters = control.parameters.map(WidgetDocument.Parameter.init)
        plugin = control.plugin
    }
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

/// One plugin that could not be used, in `list --json`.
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

/// A parameter's value as JSON has it.
struct JSONValue: Encodable {
    let value: ConfigurationValue

    init(_ value: ConfigurationValue) { self.value = value }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch value {
        case .bool(let value): try container.encode(value)
        case .int(let value): try container.encode(value)
        case .double(let value): try container.encode(value)
        case .string(let value): try container.encode(value)
        case .date(let value): try container.encode(value)
        }
    }
}
