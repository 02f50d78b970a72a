/// The geometry properties that match another view.
@frozen public struct MatchedGeometryProperties: OptionSet, Sendable {
    /// The properties as bits.
    public let rawValue: UInt32

    /// Creates a set from raw bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The position.
    public static let position = MatchedGeometryProperties(rawValue: 1)
    /// The size.
    public static let size = MatchedGeometryProperties(rawValue: 2)
    /// The position and size.
    public static let frame = MatchedGeometryProperties(rawValue: 3)
}

extension View {
    /// Animates the view from the geometry of another view with the same identifier.
    ///
    /// Differs from Apple: the view stays where its own layout puts it; only moves between entries
    /// are affected there.
    nonisolated public func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
        anchor: UnitPoint = .center, isSource: Bool = true
    ) -> some View { self }

    /// No effect here: widgets do not navigate.
    nonisolated public func matchedTransitionSource(
        id: some Hashable, in namespace: Namespace.ID
    ) -> some View { self }

    /// No effect here: geometry of a widget is not moved by groups.
    nonisolated public func geometryGroup() -> some View { self }
}
