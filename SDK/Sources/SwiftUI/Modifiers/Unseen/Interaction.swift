public import PortholeFoundation

extension View {
    /// Sets the shape that reacts to presses; no effect here, because the whole frame reacts.
    nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
        self
    }

    /// Sets the shape that reacts to presses; no effect here, because the whole frame reacts.
    nonisolated public func contentShape<S: Shape>(
        _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
    ) -> some View { self }

    /// Sets whether the view reacts to presses; no effect here.
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

/// The purpose of a content shape.
public struct ContentShapeKinds: OptionSet, Sendable {
    /// The raw bits.
    public var rawValue: Int

    /// Creates a set from raw bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Interaction.
    public static let interaction = ContentShapeKinds(rawValue: 1)
    /// Drag previews.
    public static let dragPreview = ContentShapeKinds(rawValue: 2)
    /// Context menu previews.
    public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
    /// Hover effects.
    public static let hoverEffect = ContentShapeKinds(rawValue: 8)
    /// Focus effects.
    public static let focusEffect = ContentShapeKinds(rawValue: 16)
    /// Accessibility.
    public static let accessibility = ContentShapeKinds(rawValue: 32)
}
