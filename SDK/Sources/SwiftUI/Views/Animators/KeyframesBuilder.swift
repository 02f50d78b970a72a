/// The keyframes of a value.
///
/// No effect here: nothing is animated.
public protocol Keyframes<Value> {
    /// The type of the value.
    associatedtype Value
}

/// The keyframes of a property.
///
/// No effect here: nothing is animated.
public protocol KeyframeTrackContent<Value> {
    /// The type of the property.
    associatedtype Value
}

/// Builds the keyframes of a value from the statements of a closure.
@resultBuilder
public struct KeyframesBuilder<Value> {
    /// Returns the keyframes unchanged.
    public static func buildExpression<K: Keyframes>(_ expression: K) -> K
    where K.Value == Value { expression }

    /// Returns the keyframes unchanged.
    public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K
    where K.Value == Value { expression }

    /// Combines the keyframes of several properties.
    public static func buildBlock<each K: Keyframes>(
        _ keyframes: repeat each K
    ) -> JoinedKeyframes<Value> { JoinedKeyframes() }

    /// Combines consecutive keyframes.
    @_disfavoredOverload
    public static func buildBlock<each K: KeyframeTrackContent>(
        _ keyframes: repeat each K
    ) -> JoinedKeyframes<Value> { JoinedKeyframes() }
}

/// Builds the keyframes of a property from the statements of a closure.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value> {
    /// Returns the keyframe unchanged.
    public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K
    where K.Value == Value { expression }

    /// Combines consecutive keyframes.
    public static func buildBlock<each K: KeyframeTrackContent>(
        _ keyframes: repeat each K
    ) -> JoinedKeyframes<Value> { JoinedKeyframes() }
}

/// Combined keyframes.
public struct JoinedKeyframes<Value>: Keyframes, KeyframeTrackContent {}
