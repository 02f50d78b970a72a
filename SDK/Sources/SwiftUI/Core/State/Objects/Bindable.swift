public import Observation

/// Creates bindings to the properties of an observable object.
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value> {
    /// The object.
    public var wrappedValue: Value

    private init(object: Value) { wrappedValue = object }

    /// The wrapper itself, which makes bindings.
    public var projectedValue: Bindable<Value> { self }

    // Memberwise initializers take the wrapped value only where the type itself has this one.

    /// Unavailable: only observable objects can be wrapped.
    @available(*, unavailable, message: "@Bindable wraps objects of classes that are @Observable")
    public init(wrappedValue: Value) { self.init(object: wrappedValue) }
}

extension Bindable where Value: AnyObject, Value: Observable {
    /// Wraps an observable object.
    public init(wrappedValue: Value) { self.init(object: wrappedValue) }

    /// Wraps an observable object.
    public init(_ wrappedValue: Value) { self.init(object: wrappedValue) }

    /// Wraps the object of another projection.
    public init(projectedValue: Bindable<Value>) { self = projectedValue }

    /// A binding to a property.
    public subscript<Subject>(
        dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
    ) -> Binding<Subject> {
        let object = wrappedValue
        return Binding(
            reading: { object[keyPath: keyPath] }, writing: { object[keyPath: keyPath] = $0 })
    }
}

extension Bindable: Identifiable where Value: Identifiable {
    /// The object's identity.
    public var id: Value.ID { wrappedValue.id }
}

extension Bindable: DynamicProperty {}

extension Bindable: Sendable where Value: Sendable {}
