import Synchronization

/// A property of an entity that users see: one marked `@Property`.
@propertyWrapper
public final class EntityProperty<Value: _IntentValue>: Sendable {
    /// The property's name.
    public let title: LocalizedStringResource
    private let value: Mutex<Value?>

    /// Names a property.
    public init(title: LocalizedStringResource = "", identifier: String? = nil) {
        self.title = title
        value = Mutex(nil)
    }

    /// The value that was set; an optional one is `nil` until then.
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
