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
    /// Changes all of the value.
    public init(@KeyframeTrackContentBuilder<Part> content: () -> Content) {}
}

/// A value that is reached evenly.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
    /// Reaches a value after some seconds.
    public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {}
}

/// A value that is reached smoothly.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
    /// Reaches a value after some seconds.
    public init(
        _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
    ) {}
}

/// A value that is reached as by a spring.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
    /// Reaches a value after some seconds.
    public init(
        _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(),
        startVelocity: Value? = nil
    ) {}
}

/// A value that is reached at once.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
    /// Reaches a value at once.
    public init(_ to: Value) {}
}
