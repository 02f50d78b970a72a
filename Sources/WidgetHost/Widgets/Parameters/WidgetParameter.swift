/// One thing that a user can set in a widget.
public struct WidgetParameter: Sendable, Hashable {
    /// An identifier, unique in the widget.
    public let name: String
    /// The title to show; the name when the plugin gives none.
    public let title: String
    /// The parameter's purpose; empty when the plugin gives none.
    public let description: String
    /// The type of its values, which is that of ``defaultValue``.
    public var type: ParameterType { defaultValue.type }
    /// The value in a request that leaves the parameter out.
    public let defaultValue: ConfigurationValue
    /// Whether it may have no value.
    ///
    /// Then ``defaultValue`` stands for none while it is false, zero or empty.
    public internal(set) var isOptional = false
    /// Whether a text holds several values: a JSON array of strings, or texts separated by commas.
    public internal(set) var isList = false
    /// The only texts allowed; empty allows any.
    public internal(set) var choices: [ParameterChoice] = []
    /// The numbers allowed; nil allows any.
    public internal(set) var range: ClosedRange<Double>?
    /// How many values a list may have; nil allows any number.
    public internal(set) var count: ClosedRange<Int>?
    /// Whether the plugin can be asked for values to choose from.
    public internal(set) var hasOptions = false
    /// The conditions for asking users for it: all conditions of any one case must hold.
    ///
    /// Empty means that users are always asked.
    public internal(set) var cases: [[ParameterCondition]] = []
    /// Whether users are never asked for it; they can still set it by its name.
    public internal(set) var isUnasked = false
    /// The library that finds its options in place of the plugin.
    var companion: Companion?

    /// A library of the plugin's bundle that handles the intent of a parameter.
    struct Companion: Sendable, Hashable {
        let library: String
        let intent: String
    }
}

extension WidgetParameter {
    /// The default to show to users; nil when it stands for no value.
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
