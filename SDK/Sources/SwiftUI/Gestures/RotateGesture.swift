public import Foundation

/// Two fingers that turn.
///
/// No effect here: there are no gestures in a widget.
public struct RotateGesture {
    /// How far the fingers have turned.
    public struct Value: Equatable, Sendable {
        /// When.
        public var time: Date
        /// How far.
        public var rotation: Angle
    }

    /// Two fingers that turn so far.
    nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) {}
}

extension RotateGesture: PrimitiveGesture {}

/// Two fingers that turn.
///
/// No effect here: there are no gestures in a widget.
public struct RotationGesture {
    /// Two fingers that turn so far.
    nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) {}
}

extension RotationGesture: PrimitiveGesture {
    /// How far they have turned.
    public typealias Value = Angle
}
