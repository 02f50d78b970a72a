extension IntentParameter where Value.UnwrappedType == Int {
    /// How users set a whole number.
    ///
    /// No effect here: they type it.
    public enum IntControlStyle: Hashable, Sendable {
        /// By typing.
        case field
        /// By counting up and down.
        case stepper
        /// By sliding.
        case slider
    }

    /// A whole number, between bounds if there are any.
    public convenience init(
        title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
        default defaultValue: Int? = nil, controlStyle: IntControlStyle = .field,
        inclusiveRange: (lowerBound: Int, upperBound: Int)? = nil,
        requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        let traits = ParameterTraits(
            title: title, description: description, range: inclusiveRange.flatMap(bounds))
        self.init(traits, default: defaultValue)
    }
}

extension IntentParameter where Value.UnwrappedType == Double {
    /// How users set a number.
    ///
    /// No effect here: they type it.
    public enum DoubleControlStyle: Hashable, Sendable {
        /// By typing.
        case field
        /// By sliding.
        case slider
    }

    /// A number, between bounds if there are any.
    public convenience init(
        title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
        default defaultValue: Double? = nil, controlStyle: DoubleControlStyle = .field,
        inclusiveRange: (lowerBound: Double, upperBound: Double)? = nil,
        requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        let range = inclusiveRange.flatMap { $0 <= $1 ? $0...$1 : nil }
        self.init(
            ParameterTraits(title: title, description: description, range: range),
            default: defaultValue)
    }
}

extension IntentParameter {
    /// An amount of a unit.
    ///
    /// No effect here of the unit's choice: users type the base unit's number.
    public convenience init<UnitType: Dimension>(
        title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
        default defaultValue: Measurement<UnitType>? = nil, defaultUnit: UnitType? = nil,
        defaultUnitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) where Value.UnwrappedType == Measurement<UnitType> {
        self.init(
            ParameterTraits(
                title: title, description: description,
                range: supportsNegativeNumbers ? nil : 0...Double.infinity),
            default: defaultValue)
    }
}
