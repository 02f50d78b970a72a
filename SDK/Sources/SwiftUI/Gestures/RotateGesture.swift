public import Foundation

/// A rotation gesture with two fingers.
///
/// No effect here: there are no gestures in a widget.
public struct RotateGesture {
    /// The state of a rotation.
    public struct Value: Equatable, Sendable {
        /// The time of the event.
        public var time: Date
        /// The angle.
        public var rotation: Angle
    }

    /// Creates a gesture with a minimum angle.
    nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) {}
}

extension RotateGesture: PrimitiveGesture {}

/// A rotation gesture with two fingers.
///
/// No effect here: there are no gestures in a widget.
public struct RotationGesture {
    /// Creates a gesture with a minimum angle.
    nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) {}
}

extension RotationGesture: PrimitiveGesture {
    /// The angle.
    public typealias Value = Angle
}
