/// A gesture with an action or combined with another gesture.
public struct _ChangedGesture<Value> {
    nonisolated init() {}
}

extension _ChangedGesture: PrimitiveGesture {}

extension Gesture {
    /// No effect here: the action never runs.
    nonisolated public func onEnded(
        _ action: @escaping (Value) -> Void
    ) -> _ChangedGesture<Value> { _ChangedGesture() }

    /// No effect here: the action never runs.
    nonisolated public func onChanged(
        _ action: @escaping (Value) -> Void
    ) -> _ChangedGesture<Value> where Value: Equatable { _ChangedGesture() }

    /// No effect here: the state keeps its value.
    nonisolated public func updating<State>(
        _ state: GestureState<State>,
        body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> _ChangedGesture<Value> { _ChangedGesture() }

    /// Returns a gesture that transforms the value.
    nonisolated public func map<T>(_ body: @escaping (Value) -> T) -> _ChangedGesture<T> {
        _ChangedGesture()
    }

    /// Combines the gesture with a simultaneous one.
    nonisolated public func simultaneously<Other: Gesture>(
        with other: Other
    ) -> SimultaneousGesture<Self, Other> { SimultaneousGesture(self, other) }

    /// A gesture after another.
    nonisolated public func sequenced<Other: Gesture>(
        before other: Other
    ) -> SequenceGesture<Self, Other> { SequenceGesture(self, other) }

    /// Combines the gesture with another one, over which it has precedence.
    nonisolated public func exclusively<Other: Gesture>(
        before other: Other
    ) -> ExclusiveGesture<Self, Other> { ExclusiveGesture(self, other) }
}
