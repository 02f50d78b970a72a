/// One thing that a user can set in a widget.
public struct WidgetParameter: Sendable, Hashable {
    /// An identifier, unique in the widget.
    public let name: String
    /// What to show for it; the name when the plugin gives no title.
    public let title: String
    /// What it does; empty when the plugin does not say.
    public let description: String
    /// The type of its values, ``defaultValue``'s.
    public var type: ParameterType { defaultValue.type }
    /// What a request that leaves it out gets.
    public let defaultValue: ConfigurationValue
    /// Whether it may have no value; then ``defaultValue`` stands for none, unless it says something.
    public var isOptional = false
    /// Whether a text holds several values: a JSON array of strings, or texts between commas.
    public var isList = false
    /// The only texts allowed; empty: any.
    public var choices: [ParameterChoice] = []
    /// The numbers allowed; nil: any.
    public var range: ClosedRange<Double>?
    /// How many values a list may have; nil: any number.
    public var count: ClosedRange<Int>?
    /// Whether the plugin can be asked for values to choose from.
    public var hasOptions = false
    /// When users are asked for it: if all conditions of any one case hold.
    ///
    /// Empty: always.
    public var cases: [[ParameterCondition]] = []
    /// Whether users are never asked for it; they can set it by its name.
    public var isUnasked = false
    /// What answers for it in place of the plugin.
    var companion: Companion?

    /// A library of the plugin's bundle that handles the intent of a parameter.
    struct Companion: Sendable, Hashable {
        let library: String
        let intent: String
    }
}

extension WidgetParameter {
    /// The default as users know it; nil: none.
    public var shownDefault: ConfigurationValue? {
        isOptional && defaultValue.isZero ? nil : defaultValue
    }
}

extension ConfigurationValue {
    fileprivate var isZero: Bool {
        switch self {
        case .bool(let value): !value
        case .int(let value): value == 0
        case .double(let value): value == 0
        case .string(let value): value.isEmpty
        case .date(let value): value.timeIntervalSince1970 == 0
        }
    }
}
