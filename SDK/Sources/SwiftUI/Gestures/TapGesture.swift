/// A gesture of one or more taps.
///
/// No effect here: there are no gestures in a widget.
public struct TapGesture {
    /// The number of taps.
    public var count: Int

    /// Creates a gesture with a number of taps.
    nonisolated public init(count: Int = 1) { self.count = count }
}

extension TapGesture: PrimitiveGesture {
    /// The gesture has no value.
    public typealias Value = Void
}
