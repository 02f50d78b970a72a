/// Offers the values that users choose a parameter's from.
public protocol DynamicOptionsProvider: Sendable {
    /// The type of all the values together.
    associatedtype Result: ResultsCollection
    /// The type of a value.
    associatedtype DefaultValue: Sendable = Result.Result where DefaultValue == Result.Result

    /// All the values.
    func results() async throws -> Result
    /// The value of a parameter that nobody has set.
    func defaultResult() async -> DefaultValue?
}

extension DynamicOptionsProvider {
    /// Values in sections.
    public typealias ItemCollection = IntentItemCollection
    /// A section of values.
    public typealias ItemSection = IntentItemSection
    /// A value with words of its own.
    public typealias Item = IntentItem

    /// None.
    public func defaultResult() async -> DefaultValue? { nil }
}

/// Values to choose from: an array, or sections.
public protocol ResultsCollection<Result>: Sendable {
    /// The type of a value.
    associatedtype Result: _IntentValue
    /// What users choose from.
    var _sections: [_ValueSection] { get }
}

extension Array: ResultsCollection where Element: _IntentValue {
    /// The type of a value.
    public typealias Result = Element
    /// What users choose from.
    public var _sections: [_ValueSection] {
        [_ValueSection(choices: compactMap { _ValueChoice($0) })]
    }
}

extension _ValueChoice {
    /// A value that a configuration can store.
    init?(_ value: some _IntentValue, as display: DisplayRepresentation? = nil) {
        guard let stored = value._stored else { return nil }
        self.init(id: stored.description, display ?? value._display)
    }
}
