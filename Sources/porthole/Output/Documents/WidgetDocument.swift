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
        let isList: Bool
        let choices: [Choice]
        /// The least number allowed; left out when there is none, like ``maximum``.
        let minimum: Double?
        let maximum: Double?
        let minimumCount: Int?
        let maximumCount: Int?
        let hasOptions: Bool
        /// Left out when users are always asked.
        let cases: [[ConditionDocument]]?
        /// Whether users are never asked.
        let unasked: Bool
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

        init(_ bundle: BundleInfo) {
            (identifier, name, version) = (bundle.identifier, bundle.name, bundle.version)
        }
    }

    let kind: String
    let displayName: String
    let description: String
    let families: [String]
    let parameters: [Parameter]
    let plugin: String
    /// Left out for a bare library.
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
        bundle = widget.bundle.map(Bundle.init)
        contentMarginsDisabled = widget.contentMarginsDisabled
        backgroundRemovable = widget.backgroundRemovable
        promptsForUserConfiguration = widget.promptsForConfiguration
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
        isList = parameter.isList
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
        unasked = parameter.isUnasked
        hasOptions = parameter.hasOptions
    }
}
