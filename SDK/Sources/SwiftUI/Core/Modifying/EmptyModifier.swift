/// A modifier without effect.
public struct EmptyModifier: Sendable {
    /// The shared modifier without effect.
    public static let identity = EmptyModifier()

    /// Creates a modifier without effect.
    public init() {}
}

extension EmptyModifier: PrimitiveModifier {
    package func record(_ content: () -> Void, into recorder: ViewRecorder) { content() }
}
