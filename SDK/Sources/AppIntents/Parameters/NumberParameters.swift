extension IntentParameter where Value.UnwrappedType == Int {
    /// How users set an integer.
    ///
    /// No effect here: users type it.
    public enum IntControlStyle: Hashable, Sendable {
        /// A text field.
        case field
        /// A stepper.
        case stepper
        /// A slider.
        case slider
    }

    /// Creates a parameter with an integer, optionally in a range.
    public convenience init(
        title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
        default defaultValue: Int? = nil, controlStyle: IntControlStyle = .field,
        inclusiveRange: (lowerBound: Int, upperBound: Int)? = nil,
        requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        let traits = ParameterTraits(
            title: title, description: description,
            range: inclusiveRange.flatMap { ClosedRange(bounds: $0) })
        self.init(traits, default: defaultValue)
    }
}

extension IntentParameter where Value.UnwrappedType == Double {
    /// How users set a number.
    ///
    /// No effect here: users type it.
    public enum DoubleControlStyle: Hashable, Sendable {
        /// A text field.
        case field
        /// A slider.
        case slider
    }

    /// Creates a parameter with a number, optionally in a range.
    public convenience init(
        title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
        default defaultValue: Double? = nil, controlStyle: DoubleControlStyle = .field,
        inclusiveRange: (lowerBound: Double, upperBound: Double)? = nil,
        requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        let traits = ParameterTraits(
            title: title, description: description,
            range: inclusiveRange.flatMap { ClosedRange(bounds: $0) })
        self.init(traits, default: defaultValue)
    }
}

extension IntentParameter {
    /// Creates a parameter with a measurement.
    ///
    /// Differs from Apple: users cannot choose the unit; they type the number in the base unit.
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

extension ClosedRange<Double> {
    /// Creates the range between two bounds; `nil` if they are in the wrong order.
    init?(bounds: (Int, Int)) { self.init(bounds: (Double(bounds.0), Double(bounds.1))) }

    /// Creates the range between two bounds; `nil` if they are in the wrong order.
    init?(bounds: (Double, Double)) {
        guard bounds.0 <= bounds.1 else { return nil }
        self = bounds.0...bounds.1
    }
}
