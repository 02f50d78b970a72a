/// A modifier that changes nothing.
public struct EmptyModifier: Sendable {
    /// The modifier that changes nothing.
    public static let identity = EmptyModifier()

    /// Creates a modifier that changes nothing.
    public init() {}
}

extension EmptyModifier: PrimitiveModifier {
    package func record(_ content: () -> Void, into recorder: ViewRecorder) { content() }
}
