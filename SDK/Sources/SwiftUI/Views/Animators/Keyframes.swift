public import Foundation

/// The animation of the property at a key path.
public struct KeyframeTrack<Root, Part, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Part {
    /// The type of the animated value.
    public typealias Value = Root

    /// Creates a track for a property.
    public init(
        _ keyPath: WritableKeyPath<Root, Part>,
        @KeyframeTrackContentBuilder<Part> content: () -> Content
    ) {}
}

extension KeyframeTrack where Root == Part {
    /// Creates a track for the whole value.
    public init(@KeyframeTrackContentBuilder<Part> content: () -> Content) {}
}

/// A keyframe that reaches its value linearly.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
    /// Creates a keyframe with a value and the seconds it takes.
    public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {}
}

/// A keyframe that reaches its value along a cubic curve.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
    /// Creates a keyframe with a value and the seconds it takes.
    public init(
        _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
    ) {}
}

/// A keyframe that reaches its value like a spring.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
    /// Creates a keyframe with a value and the seconds it takes.
    public init(
        _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(),
        startVelocity: Value? = nil
    ) {}
}

/// A keyframe that reaches its value at once.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
    /// Creates a keyframe with a value.
    public init(_ to: Value) {}
}
