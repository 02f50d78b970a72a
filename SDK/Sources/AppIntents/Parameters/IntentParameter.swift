import Synchronization

/// A parameter that users can set, declared with `@Parameter` on a property of an intent.
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

    /// Creates a parameter without a title.
    public convenience init() { self.init(ParameterTraits(title: "")) }

    /// The value, or the default value.
    ///
    /// Reading an unset parameter without a default crashes the plugin unless it is optional, as on
    /// Apple's platforms. Intents with such parameters are not performed.
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

/// What the declaration of a parameter contains besides its type.
struct ParameterTraits: Sendable {
    /// The title shown to users; empty if the author gives none.
    var title: LocalizedStringResource
    /// The description shown to users.
    var description: LocalizedStringResource?
    /// The allowed numbers, or those of a measurement in the base unit; `nil` means any.
    var range: ClosedRange<Double>?
    /// The allowed number of elements of a list; `nil` means any.
    var count: ClosedRange<Int>?
    /// Finds the available values; `nil` uses those of the type.
    var options: _ValueSchema.Options?
    /// Returns the default result of the options provider or query.
    var defaultResult: (@Sendable () async -> (any Sendable)?)?
}
