public import Foundation

/// The position of a scroll view; widgets do not scroll, so it never changes by itself.
public struct ScrollPosition: Equatable, Sendable {
    /// The edge that was scrolled to.
    public private(set) var edge: Edge?
    /// The point that was scrolled to.
    public private(set) var point: CGPoint?
    private var id: String?

    /// Whether the user scrolled to the position; always `false` here.
    public var isPositionedByUser: Bool {
        get { false }
        set {}
    }

    /// Starts at the beginning; later positions are views with identifiers of a type.
    public init<ID: Hashable & Sendable>(idType: ID.Type = ID.self) {}

    /// Starts at the view with an identifier.
    public init<ID: Hashable & Sendable>(
        id: ID, anchor: UnitPoint? = nil
    ) { self.id = "\(id)" }

    /// Starts at an edge.
    public init<ID: Hashable & Sendable>(idType: ID.Type = ID.self, edge: Edge) {
        self.edge = edge
    }

    /// Starts at the beginning.
    public init() {}

    /// Starts at an edge.
    public init(edge: Edge) { self.edge = edge }

    /// Starts at a point, in points.
    public init(point: CGPoint) { self.point = point }

    /// Goes to the view of an identifier: the beginning is shown all the same.
    public mutating func scrollTo<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
        self = ScrollPosition(id: id)
    }

    /// Goes to an edge: the beginning is shown all the same.
    public mutating func scrollTo(edge: Edge) { self = ScrollPosition(edge: edge) }

    /// Goes to a point: the beginning is shown all the same.
    public mutating func scrollTo(point: CGPoint) { self = ScrollPosition(point: point) }

    /// Goes to a place from above: the beginning is shown all the same.
    public mutating func scrollTo(y: CGFloat) { scrollTo(point: CGPoint(x: 0, y: y)) }

    /// Goes to a place from the left: the beginning is shown all the same.
    public mutating func scrollTo(x: CGFloat) { scrollTo(point: CGPoint(x: x, y: 0)) }

    /// Returns the identifier of the view at the position; `nil` unless it was set.
    public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { nil }
}

/// The geometry of a scroll view.
public struct ScrollGeometry: Equatable, Sendable {
    /// The content offset, in points.
    public var contentOffset: CGPoint
    /// The size of the content, in points.
    public var contentSize: CGSize
    /// The content insets, in points.
    public var contentInsets: EdgeInsets
    /// The size of the view in which it is scrolled, in points.
    public var containerSize: CGSize

    /// The visible rectangle, in points.
    public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
    /// The size of the view in which it is scrolled, in points.
    public var bounds: CGRect { visibleRect }

    /// Creates a geometry.
    public init(
        contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets,
        containerSize: CGSize
    ) {
        self.contentOffset = contentOffset
        self.contentSize = contentSize
        self.contentInsets = contentInsets
        self.containerSize = containerSize
    }
}

/// The phase of scrolling.
@frozen public enum ScrollPhase: Equatable, Sendable {
    /// Not scrolling.
    case idle
    /// A finger touches the view.
    case tracking
    /// A finger scrolls.
    case interacting
    /// Decelerating.
    case decelerating
    /// Animating to a programmatic position.
    case animating

    /// Whether the view is scrolling.
    public var isScrolling: Bool { self != .idle }
}

extension View {
    /// No effect here: widgets do not scroll.
    nonisolated public func scrollPosition(
        _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
    ) -> some View { withoutEffect() }

    /// No effect here: widgets do not scroll.
    nonisolated public func scrollPosition(
        id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil
    ) -> some View { withoutEffect() }

    /// Never calls `action`, because widgets do not scroll.
    nonisolated public func onScrollGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View { withoutEffect() }

    /// Never calls `action`, because widgets do not scroll.
    nonisolated public func onScrollPhaseChange(
        _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
    ) -> some View { withoutEffect() }

    /// Never calls `action`, because widgets do not scroll.
    nonisolated public func onScrollVisibilityChange(
        threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
    ) -> some View { withoutEffect() }

    /// Never calls `action`, because widgets do not scroll.
    nonisolated public func onScrollTargetVisibilityChange<ID: Hashable>(
        idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
    ) -> some View { withoutEffect() }
}
