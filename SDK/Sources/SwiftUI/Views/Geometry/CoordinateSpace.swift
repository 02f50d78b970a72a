/// The origin from which points and frames are measured.
public enum CoordinateSpace: Hashable {
    /// The space whose origin is the widget's top left corner.
    case global
    /// The local coordinate space, whose origin is the top left corner of the view.
    case local
    /// The space of the enclosing view with a name; the widget's where none has it.
    case named(AnyHashable)

    /// Whether this is the widget's space.
    public var isGlobal: Bool { self == .global }
    /// Whether this is the local coordinate space.
    public var isLocal: Bool { self == .local }
}

/// A type that names a coordinate space, such as `.global` or `.local`.
public protocol CoordinateSpaceProtocol {
    /// The coordinate space.
    var coordinateSpace: CoordinateSpace { get }
}

/// The coordinate space of the widget.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
    /// Creates the widget's space.
    public init() {}

    /// The coordinate space.
    public var coordinateSpace: CoordinateSpace { .global }
}

/// The coordinate space of the view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
    /// Creates the view's own space.
    public init() {}

    /// The coordinate space.
    public var coordinateSpace: CoordinateSpace { .local }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    /// The space whose origin is the widget's top left corner.
    public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    /// The local coordinate space, whose origin is the top left corner of the view.
    public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}
