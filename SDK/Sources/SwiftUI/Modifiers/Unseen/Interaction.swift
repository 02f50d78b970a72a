public import PortholeFoundation

extension View {
    /// Says where the view reacts to presses; it has no effect here: all of its frame does.
    nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
        self
    }

    /// Says where the view reacts; it has no effect here: all of its frame does.
    nonisolated public func contentShape<S: Shape>(
        _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
    ) -> some View { self }

    /// Says whether the view reacts to presses; it has no effect here.
    nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View { self }

    /// Adds a tooltip; no effect here, because widgets receive no pointer events.
    nonisolated public func help(_ textKey: LocalizedStringKey) -> some View { self }

    /// Adds a tooltip; no effect here, because widgets receive no pointer events.
    @_disfavoredOverload
    nonisolated public func help<S: StringProtocol>(_ text: S) -> some View { self }

    /// Adds a tooltip; no effect here, because widgets receive no pointer events.
    @_disfavoredOverload
    nonisolated public func help(_ textResource: LocalizedStringResource) -> some View { self }

    /// Adds a tooltip; no effect here, because widgets receive no pointer events.
    nonisolated public func help(_ text: Text) -> some View { self }
}

/// What a shape of a view's content is for.
public struct ContentShapeKinds: OptionSet, Sendable {
    /// The kinds as bits.
    public var rawValue: Int

    /// The kinds of bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// For presses.
    public static let interaction = ContentShapeKinds(rawValue: 1)
    /// For the picture of what is dragged.
    public static let dragPreview = ContentShapeKinds(rawValue: 2)
    /// For the preview of a menu.
    public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
    /// For what is pointed at.
    public static let hoverEffect = ContentShapeKinds(rawValue: 8)
    /// For what the focus is on.
    public static let focusEffect = ContentShapeKinds(rawValue: 16)
    /// For assistive technology.
    public static let accessibility = ContentShapeKinds(rawValue: 32)
}
