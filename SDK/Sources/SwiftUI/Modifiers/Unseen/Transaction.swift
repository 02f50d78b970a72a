/// What a change carries along to be animated; nothing is animated here.
public struct Transaction: Sendable {
    /// How the change is animated.
    public var animation: Animation?
    /// Whether the views inside are not animated.
    public var disablesAnimations = false
    /// Whether the change goes on, as a gesture does.
    public var isContinuous = false

    /// Creates a transaction that is not animated.
    public init() {}

    /// Creates a transaction with an animation.
    public init(animation: Animation?) { self.animation = animation }
}

extension View {
    /// No effect here: nothing is animated.
    nonisolated public func transaction(
        _ transform: @escaping (inout Transaction) -> Void
    ) -> some View { self }
}

/// Changes state; nothing is animated here.
public func withTransaction<Result>(
    _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result { try body() }
