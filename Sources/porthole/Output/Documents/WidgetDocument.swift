import WidgetHost

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
        /// The least number allowed; left out when there is none, like ``maximum``.
        let minimum: Double?
        let maximum: Double?
        let minimumCount: Int?
        let maximumCount: Int?
        let hasOptions: Bool
        /// Left out when users are always asked.
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
        // JSON has no infinite numbers.
        minimum = parameter.range.map(\.lowerBound).flatMap { $0.isFinite ? $0 : nil }
        maximum = parameter.range.map(\.upperBound).flatMap { $0.isFinite ? $0 : nil }
        minimumCount = parameter.count?.lowerBound
        maximumCount = parameter.count?.upperBound
        cases =
            parameter.cases.isEmpty ? nil : parameter.cases.map { $0.map(ConditionDocument.init) }
        unasked = parameter.isUnasked ? true : nil
        hasOptions = parameter.hasOptions
    }
}
