import Synchronization

/// A property of an entity that is shown to users, declared with `@Property`.
@propertyWrapper
public final class EntityProperty<Value: _IntentValue>: Sendable {
    /// The title.
    public let title: LocalizedStringResource
    private let value: Mutex<Value?>

    /// Creates a property with a title.
    public init(title: LocalizedStringResource = "", identifier: String? = nil) {
        self.title = title
        value = Mutex(nil)
    }

    /// The value; an optional one is `nil` until it is set.
    public var wrappedValue: Value {
        get {
            if let value = value.withLock({ $0 }) { return value }
            if let none = Optional<Never>.none as? Value { return none }
            fatalError("The property '\(String(localized: title))' is read before it is set.")
        }
        set { value.withLock { $0 = newValue } }
    }

    /// The property itself.
    public var projectedValue: EntityProperty<Value> { self }
}
