extension IntentParameter where Value.UnwrappedType: AppEnum {
    /// Creates a parameter with fixed values.
    public convenience init(
        title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(ParameterTraits(title: title, description: description), default: defaultValue)
    }
}

extension IntentParameter where Value.UnwrappedType: AppEntity {
    /// Creates a parameter with entities of their default query.
    public convenience init(
        title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(ParameterTraits(title: title, description: description), default: defaultValue)
    }

    /// Creates a parameter with entities of a query.
    public convenience init<Query: EntityQuery>(
        title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default, query: Query
    ) where Query.Entity == Value.UnwrappedType {
        self.init(
            ParameterTraits(title: title, description: description).offering(query),
            default: defaultValue)
    }
}

extension IntentParameter {
    /// Creates a parameter with a list of values.
    public convenience init<Element: _IntentValue>(
        title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
        default defaultValue: [Element]? = nil, size: IntentCollectionSize? = nil,
        requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) where Value.UnwrappedType == [Element] {
        self.init(
            ParameterTraits(title: title, description: description, count: size?.range),
            default: defaultValue)
    }

    /// Creates a parameter with a set of values.
    public convenience init<Element: _IntentValue>(
        title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
        default defaultValue: Set<Element>? = nil, size: IntentCollectionSize? = nil,
        requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) where Value.UnwrappedType == Set<Element> {
        self.init(
            ParameterTraits(title: title, description: description, count: size?.range),
            default: defaultValue)
    }

    /// Creates a parameter with a list of entities of a query.
    public convenience init<Query: EntityQuery>(
        title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
        default defaultValue: [Query.Entity]? = nil, size: IntentCollectionSize? = nil,
        requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default, query: Query
    ) where Value.UnwrappedType == [Query.Entity] {
        self.init(
            ParameterTraits(title: title, description: description, count: size?.range)
                .offering(query),
            default: defaultValue)
    }
}
