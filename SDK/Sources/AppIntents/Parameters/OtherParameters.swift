public import CoreLocation

// Parameters of types that a configuration cannot store; an intent sets them itself.

extension IntentParameter where Value.UnwrappedType == DateComponents {
    /// A date's parts.
    public convenience init(
        title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
        default defaultValue: DateComponents? = nil, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(ParameterTraits(title: title, description: description), default: defaultValue)
    }
}

extension IntentParameter where Value.UnwrappedType == IntentPerson {
    /// A person.
    public convenience init(
        title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
        default defaultValue: IntentPerson? = nil, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(ParameterTraits(title: title, description: description), default: defaultValue)
    }
}

extension IntentParameter where Value.UnwrappedType == CLPlacemark {
    /// A place.
    public convenience init(
        title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
        default defaultValue: CLPlacemark? = nil, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(ParameterTraits(title: title, description: description), default: defaultValue)
    }
}

extension IntentParameter where Value.UnwrappedType == Duration {
    /// A span of time.
    public convenience init(
        title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
        default defaultValue: Duration? = nil, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(ParameterTraits(title: title, description: description), default: defaultValue)
    }
}

extension IntentParameter where Value.UnwrappedType == Decimal {
    /// An exact number.
    public convenience init(
        title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
        default defaultValue: Decimal? = nil, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(ParameterTraits(title: title, description: description), default: defaultValue)
    }
}

extension IntentParameter where Value.UnwrappedType: TransientAppEntity {
    /// A thing without an identifier.
    public convenience init(
        title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(ParameterTraits(title: title, description: description), default: defaultValue)
    }
}

extension IntentParameter where Value.UnwrappedType == Calendar.RecurrenceRule {
    /// Dates that come again.
    public convenience init(
        title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
        default defaultValue: Calendar.RecurrenceRule? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(ParameterTraits(title: title, description: description), default: defaultValue)
    }
}
