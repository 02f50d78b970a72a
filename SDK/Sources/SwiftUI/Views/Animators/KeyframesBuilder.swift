/// Keyframes of a value; nothing is animated here.
public protocol Keyframes<Value> {
    /// The type of the value.
    associatedtype Value
}

/// Keyframes of a property; nothing is animated here.
public protocol KeyframeTrackContent<Value> {
    /// The type of the part.
    associatedtype Value
}

/// Joins ways in which a value changes.
@resultBuilder
public struct KeyframesBuilder<Value> {
    /// Returns the keyframes unchanged.
    public static func buildExpression<K: Keyframes>(_ expression: K) -> K
    where K.Value == Value { expression }

    /// Returns the keyframes unchanged.
    public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K
    where K.Value == Value { expression }

    /// Joins ways in which parts change.
    public static func buildBlock<each K: Keyframes>(
        _ keyframes: repeat each K
    ) -> JoinedKeyframes<Value> { JoinedKeyframes() }

    /// Joins values that follow each other.
    @_disfavoredOverload
    public static func buildBlock<each K: KeyframeTrackContent>(
        _ keyframes: repeat each K
    ) -> JoinedKeyframes<Value> { JoinedKeyframes() }
}

/// Joins values of a part that follow each other.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value> {
    /// Passes a value through.
    public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K
    where K.Value == Value { expression }

    /// Joins values that follow each other.
    public static func buildBlock<each K: KeyframeTrackContent>(
        _ keyframes: repeat each K
    ) -> JoinedKeyframes<Value> { JoinedKeyframes() }
}

/// Several ways in which a value changes.
public struct JoinedKeyframes<Value>: Keyframes, KeyframeTrackContent {}
