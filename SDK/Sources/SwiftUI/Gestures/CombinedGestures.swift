/// Two simultaneous gestures.
///
/// No effect here: there are no gestures in a widget.
public struct SimultaneousGesture<First: Gesture, Second: Gesture> {
    /// The values of both gestures.
    public struct Value {
        /// The value of the first gesture.
        public var first: First.Value?
        /// The value of the second gesture.
        public var second: Second.Value?
    }

    /// Joins two gestures.
    nonisolated public init(_ first: First, _ second: Second) {}
}

extension SimultaneousGesture: PrimitiveGesture {}

/// A gesture after another.
///
/// No effect here: there are no gestures in a widget.
public struct SequenceGesture<First: Gesture, Second: Gesture> {
    /// The values of the gestures.
    public enum Value {
        /// Only the first gesture has succeeded.
        case first(First.Value)
        /// The first, and the second if it has begun.
        case second(First.Value, Second.Value?)
    }

    /// Joins two gestures.
    nonisolated public init(_ first: First, _ second: Second) {}
}

extension SequenceGesture: PrimitiveGesture {}

/// One of two gestures, of which the first has precedence.
///
/// No effect here: there are no gestures in a widget.
public struct ExclusiveGesture<First: Gesture, Second: Gesture> {
    /// The value of one of the gestures.
    public enum Value {
        /// The first gesture has succeeded.
        case first(First.Value)
        /// The second gesture has succeeded.
        case second(Second.Value)
    }

    /// Joins two gestures.
    nonisolated public init(_ first: First, _ second: Second) {}
}

extension ExclusiveGesture: PrimitiveGesture {}
