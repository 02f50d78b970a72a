public import Foundation

/// Where scrolled views are; nothing is scrolled here, so that it stays as it was made.
public struct ScrollPosition: Equatable, Sendable {
    /// The edge that was scrolled to.
    public private(set) var edge: Edge?
    /// The point that was scrolled to.
    public private(set) var point: CGPoint?
    private var id: String?

    /// Never: nobody scrolls in a widget.
    public var isPositionedByUser: Bool {
        get { false }
        set {}
    }

    /// At the beginning, later at views with identifiers of a type.
    public init<ID: Hashable & Sendable>(idType: ID.Type = ID.self) {}

    /// At the view of an identifier.
    public init<ID: Hashable & Sendable>(
        id: ID, anchor: UnitPoint? = nil
    ) { self.id = "\(id)" }

    /// At an edge.
    public init<ID: Hashable & Sendable>(idType: ID.Type = ID.self, edge: Edge) {
        self.edge = edge
    }

    /// At the beginning.
    public init() {}

    /// At an edge.
    public init(edge: Edge) { self.edge = edge }

    /// At a point, in points.
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

    /// The identifier of the view at the place; nil: nobody scrolled.
    public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { nil }
}

/// What is seen of scrolled views.
public struct ScrollGeometry: Equatable, Sendable {
    /// How far it was scrolled, in points.
    public var contentOffset: CGPoint
    /// The length of what is scrolled, in points.
    public var contentSize: CGSize
    /// What is kept free around it, in points.
    public var contentInsets: EdgeInsets
    /// The size of the view in which it is scrolled, in points.
    public var containerSize: CGSize

    /// What is seen, in points.
    public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
    /// The size of the view in which it is scrolled, in points.
    public var bounds: CGRect { visibleRect }

    /// Says what is seen.
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

/// Whether somebody scrolls.
@frozen public enum ScrollPhase: Equatable, Sendable {
    /// Nobody does.
    case idle
    /// A finger is there.
    case tracking
    /// A finger moves.
    case interacting
    /// It runs out.
    case decelerating
    /// The program scrolls.
    case animating

    /// Whether it moves.
    public var isScrolling: Bool { self != .idle }
}

extension View {
    /// No effect here: widgets do not scroll.
    nonisolated public func scrollPosition(
        _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
    ) -> some View { self }

    /// No effect here: widgets do not scroll.
    nonisolated public func scrollPosition(
        id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil
    ) -> some View { self }

    /// Never calls `action`, because widgets do not scroll.
    nonisolated public func onScrollGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View { self }

    /// Never calls `action`, because widgets do not scroll.
    nonisolated public func onScrollPhaseChange(
        _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
    ) -> some View { self }

    /// Never calls `action`, because widgets do not scroll.
    nonisolated public func onScrollVisibilityChange(
        threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
    ) -> some View { self }

    /// Never calls `action`, because widgets do not scroll.
    nonisolated public func onScrollTargetVisibilityChange<ID: Hashable>(
        idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
    ) -> some View { self }
}
