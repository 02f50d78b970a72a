/// A space of names that a view's identities live in.
@propertyWrapper
public struct Namespace: DynamicProperty, Sendable {
    /// A space of names.
    public struct ID: Hashable, Sendable {}

    /// Creates a space of names.
    public init() {}

    /// The space of names.
    public var wrappedValue: ID { ID() }
}
