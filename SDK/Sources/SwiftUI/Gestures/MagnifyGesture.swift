public import Foundation

/// A pinch gesture with two fingers.
///
/// No effect here: there are no gestures in a widget.
public struct MagnifyGesture {
    /// The state of a pinch.
    public struct Value: Equatable, Sendable {
        /// The time of the event.
        public var time: Date
        /// The factor by which the distance of the fingers changed.
        public var magnification: CGFloat
    }

    /// Creates a gesture with a minimum scale change.
    nonisolated public init(minimumScaleDelta: CGFloat = 0.01) {}
}

extension MagnifyGesture: PrimitiveGesture {}

/// A pinch gesture with two fingers.
///
/// No effect here: there are no gestures in a widget.
public struct MagnificationGesture {
    /// Creates a gesture with a minimum scale change.
    nonisolated public init(minimumScaleDelta: CGFloat = 0.01) {}
}

extension MagnificationGesture: PrimitiveGesture {
    /// The factor by which the distance of the fingers changed.
    public typealias Value = CGFloat
}
