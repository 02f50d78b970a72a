/// The context of a state change; animations in it are ignored.
public struct Transaction: Sendable {
    /// The animation of the change.
    public var animation: Animation?
    /// Whether the views inside are not animated.
    public var disablesAnimations = false
    /// Whether the change is continuous, like a gesture.
    public var isContinuous = false

    private var values: [ObjectIdentifier: any Sendable] = [:]

    /// Creates a transaction that is not animated.
    public init() {}

    /// Creates a transaction with an animation.
    public init(animation: Animation?) { self.animation = animation }

    /// The custom value of a key.
    public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
        get { (values[ObjectIdentifier(key)] as? Kept<K.Value>)?.value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = Kept(newValue) }
    }
}

extension View {
    /// No effect here: nothing is animated.
    nonisolated public func transaction(
        _ transform: @escaping (inout Transaction) -> Void
    ) -> some View { self }
}

/// Changes state with a transaction; nothing is animated.
public func withTransaction<Result>(
    _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result { try body() }

/// A value that a transaction carries.
private struct Kept<Value>: @unchecked Sendable {
    // Unchecked: a transaction is used in one place, by the thread that changes state.
    let value: Value

    init(_ value: Value) { self.value = value }
}

/// A key of a custom transaction value.
public protocol TransactionKey {
    /// The type of the value.
    associatedtype Value
    /// The value where none was set.
    static var defaultValue: Value { get }
}

/// Changes state with a transaction value; nothing is animated.
public func withTransaction<R, V>(
    _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R { try body() }

extension Transaction {
    /// Calls `completion` when the changes are shown.
    ///
    /// No effect here: nothing is animated, and a change is shown with the next reply.
    public mutating func addAnimationCompletion(
        criteria: AnimationCompletionCriteria = .logicallyComplete,
        _ completion: @escaping () -> Void
    ) {}
}

extension View {
    /// No effect here: nothing is animated.
    nonisolated public func transaction(
        value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
    ) -> some View { self }
}
