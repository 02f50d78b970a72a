public import Foundation

/// A custom animation.
///
/// Differs from Apple: it is never used, because nothing is animated.
public protocol CustomAnimation: Hashable, Sendable {
    /// Returns the value at a time; `nil` when the animation has ended.
    nonisolated func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V?
    /// Returns the velocity of the value at a time.
    nonisolated func velocity<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V?
    /// Returns whether the animation continues from the one it replaces.
    nonisolated func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool
}

extension CustomAnimation {
    /// Returns `nil` by default, because the velocity is not known.
    nonisolated public func velocity<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V? { nil }

    /// Returns `false` by default, so that the animation starts again.
    nonisolated public func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool { false }
}

/// The context of a custom animation.
public struct AnimationContext<Value: VectorArithmetic> {
    /// The state of the animation.
    public var state: AnimationState<Value>
    /// The environment of the animated view.
    public let environment: EnvironmentValues
    /// Whether it is over for who waits for that.
    public var isLogicallyComplete = false
}

/// The state of the animation.
public struct AnimationState<Value: VectorArithmetic> {
    private var values: [ObjectIdentifier: Any] = [:]

    /// Creates an empty state.
    public init() {}

    /// The value of a key.
    public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

/// A key of an animation's state.
public protocol AnimationStateKey {
    /// The type of the value.
    associatedtype Value
    /// The initial value.
    static var defaultValue: Value { get }
}

extension Animation {
    /// Creates an animation from a custom one.
    public init<A: CustomAnimation>(_ base: A) { self.init(name: "custom") }
}
