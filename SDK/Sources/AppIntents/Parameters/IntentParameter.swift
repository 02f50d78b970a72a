import Synchronization

/// One thing that users can set: an intent's property marked `@Parameter`.
@propertyWrapper
public final class IntentParameter<Value: _IntentValue>: Sendable {
    let traits: ParameterTraits
    let declared: Value?
    private let value: Mutex<Value?>

    init(_ traits: ParameterTraits, default declared: Value.UnwrappedType? = nil) {
        self.traits = traits
        let declared = declared.flatMap { $0 as? Value }
        self.declared = declared
        value = Mutex(declared)
    }

    /// A parameter that says nothing of itself.
    public convenience init() { self.init(ParameterTraits(title: "")) }

    /// The value that is set, or the default.
    ///
    /// Reading a parameter without any ends the plugin, as on Apple's platforms, unless it is optional. An
    /// intent that lacks one is not performed in the first place.
    public var wrappedValue: Value {
        get {
            if let value = value.withLock({ $0 }) { return value }
            if let none = Optional<Never>.none as? Value { return none }
            fatalError(
                "The parameter '\(String(localized: traits.title))' has no value; give it a default."
            )
        }
        set { value.withLock { $0 = newValue } }
    }

    /// The parameter itself.
    public var projectedValue: IntentParameter<Value> { self }

    var isSet: Bool { value.withLock { $0 != nil } }
}

/// What a parameter's declaration says besides its type.
struct ParameterTraits: Sendable {
    var title: LocalizedStringResource
    var description: LocalizedStringResource?
    var range: ClosedRange<Double>?
    var count: ClosedRange<Int>?
    var options: _ValueSchema.Options?
    var defaultResult: (@Sendable () async -> (any Sendable)?)?
}
