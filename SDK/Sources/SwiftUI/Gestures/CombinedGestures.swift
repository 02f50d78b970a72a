/// Two gestures at the same time.
///
/// No effect here: there are no gestures in a widget.
public struct SimultaneousGesture<First: Gesture, Second: Gesture> {
    /// What both tell.
    public struct Value {
        /// What the first tells.
        public var first: First.Value?
        /// What the second tells.
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
    /// What they tell.
    public enum Value {
        /// Only the first.
        case first(First.Value)
        /// The first, and the second if it has begun.
        case second(First.Value, Second.Value?)
    }

    /// Joins two gestures.
    nonisolated public init(_ first: First, _ second: Second) {}
}

extension SequenceGesture: PrimitiveGesture {}

/// One of two gestures; the first counts more.
///
/// No effect here: there are no gestures in a widget.
public struct ExclusiveGesture<First: Gesture, Second: Gesture> {
    /// What one of them tells.
    public enum Value {
        /// The first.
        case first(First.Value)
        /// The second.
        case second(Second.Value)
    }

    /// Joins two gestures.
    nonisolated public init(_ first: First, _ second: Second) {}
}

extension ExclusiveGesture: PrimitiveGesture {}
