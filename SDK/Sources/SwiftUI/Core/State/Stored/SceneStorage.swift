/// A value that a scene keeps.
///
/// No effect here: a widget has no scene, and the value is always its default.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
    private let value: Value

    /// A value with its default.
    public init(wrappedValue: Value, _ key: String) { value = wrappedValue }

    /// A value that may be missing.
    public init(_ key: String) where Value: ExpressibleByNilLiteral { value = nil }

    /// The default value.
    public var wrappedValue: Value {
        get { value }
        nonmutating set {}
    }

    /// A binding to the default.
    public var projectedValue: Binding<Value> { .constant(value) }
}
