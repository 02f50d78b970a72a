public import PortholeFoundation

/// The regions that a safe area keeps free.
@frozen public struct SafeAreaRegions: OptionSet, Sendable {
    /// The regions as bits.
    public let rawValue: UInt

    /// Creates a set from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// All of them.
    public static let all = SafeAreaRegions(rawValue: .max)
    /// What the container keeps free.
    public static let container = SafeAreaRegions(rawValue: 1 << 0)
    /// What a keyboard covers.
    public static let keyboard = SafeAreaRegions(rawValue: 1 << 1)
}

extension View {
    /// Says that the view reaches into what is kept free; it has no effect here.
    ///
    /// A container background fills the widget anyway, and other views stay inside its margins.
    nonisolated public func ignoresSafeArea(
        _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
    ) -> some View { self }

    /// Says that the view reaches into what is kept free; it has no effect here.
    nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }

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

    /// Explains the view to who points at it; nobody does here.
    nonisolated public func help(_ textKey: LocalizedStringKey) -> some View { self }

    /// Explains the view to who points at it; nobody does here.
    @_disfavoredOverload
    nonisolated public func help<S: StringProtocol>(_ text: S) -> some View { self }

    /// Explains the view to who points at it; nobody does here.
    @_disfavoredOverload
    nonisolated public func help(_ textResource: LocalizedStringResource) -> some View { self }

    /// Explains the view to who points at it; nobody does here.
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
