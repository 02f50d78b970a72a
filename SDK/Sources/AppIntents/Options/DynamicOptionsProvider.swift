/// Provides the values that users can choose for a parameter.
public protocol DynamicOptionsProvider: Sendable {
    /// The type of the results.
    associatedtype Result: ResultsCollection
    /// The type of a value.
    associatedtype DefaultValue: Sendable = Result.Result where DefaultValue == Result.Result

    /// Returns all available values.
    func results() async throws -> Result
    /// Returns the default value of the parameter.
    func defaultResult() async -> DefaultValue?
}

extension DynamicOptionsProvider {
    /// A collection of sections.
    public typealias ItemCollection = IntentItemCollection
    /// A section of values.
    public typealias ItemSection = IntentItemSection
    /// A value with its own representation.
    public typealias Item = IntentItem

    /// Returns no default by default.
    public func defaultResult() async -> DefaultValue? { nil }
}

/// Available values: an array or sections.
public protocol ResultsCollection<Result>: Sendable {
    /// The type of a value.
    associatedtype Result: _IntentValue
    /// The sections shown to users.
    var _sections: [_ValueSection] { get }
}

extension Array: ResultsCollection where Element: _IntentValue {
    /// The type of a value.
    public typealias Result = Element
    /// The sections shown to users.
    public var _sections: [_ValueSection] {
        [_ValueSection(choices: compactMap { _ValueChoice($0) })]
    }
}

extension _ValueChoice {
    /// Creates a choice; `nil` if a configuration cannot store the value.
    init?(_ value: some _IntentValue, as display: DisplayRepresentation? = nil) {
        guard let stored = value._stored else { return nil }
        self.init(id: stored.description, display ?? value._display)
    }
}
