/// A space of names that a view's identities live in.
@propertyWrapper
public struct Namespace: DynamicProperty, Sendable {
    /// An identifier of a namespace.
    public struct ID: Hashable, Sendable {}

    /// Creates a space of names.
    public init() {}

    /// The identifier.
    public var wrappedValue: ID { ID() }
}
