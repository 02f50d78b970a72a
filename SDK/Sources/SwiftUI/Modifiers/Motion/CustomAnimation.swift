public import Foundation

/// A movement of an author's own.
///
/// Never asked: what hosts show here changes at once.
public protocol CustomAnimation: Hashable, Sendable {
    /// The value at a time; nil where the movement is over.
    nonisolated func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V?
    /// How fast the value moves at a time.
    nonisolated func velocity<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V?
    /// Whether the movement goes on from another that it takes the place of.
    nonisolated func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool
}

extension CustomAnimation {
    /// It is not known.
    nonisolated public func velocity<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V? { nil }

    /// It begins anew.
    nonisolated public func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool { false }
}

/// What a movement of an author's own keeps.
public struct AnimationContext<Value: VectorArithmetic> {
    /// What it keeps from one moment to the next.
    public var state: AnimationState<Value>
    /// The environment of what moves.
    public let environment: EnvironmentValues
    /// Whether it is over for who waits for that.
    public var isLogicallyComplete = false
}

/// What a movement keeps from one moment to the next.
public struct AnimationState<Value: VectorArithmetic> {
    private var values: [ObjectIdentifier: Any] = [:]

    /// Nothing yet.
    public init() {}

    /// What it keeps under a key.
    public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

/// A key of what a movement keeps.
public protocol AnimationStateKey {
    /// What is kept.
    associatedtype Value
    /// What is there first.
    static var defaultValue: Value { get }
}

extension Animation {
    /// A movement of an author's own.
    public init<A: CustomAnimation>(_ base: A) { self.init(name: "custom") }
}
