/// One or more taps.
///
/// No effect here: there are no gestures in a widget.
public struct TapGesture {
    /// How many taps.
    public var count: Int

    /// So many taps.
    nonisolated public init(count: Int = 1) { self.count = count }
}

extension TapGesture: PrimitiveGesture {
    /// Nothing to tell.
    public typealias Value = Void
}
