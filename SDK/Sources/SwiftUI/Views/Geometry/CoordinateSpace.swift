/// What places are measured from.
public enum CoordinateSpace: Hashable {
    /// The widget's top left corner.
    case global
    /// The view's own top left corner.
    case local
    /// The corner of the view around with a name; the widget's where none has it.
    case named(AnyHashable)

    /// Whether places are measured from the widget's corner.
    public var isGlobal: Bool { self == .global }
    /// Whether places are measured from the view's own corner.
    public var isLocal: Bool { self == .local }
}

/// What can say what places are measured from: `.global` or `.local`.
public protocol CoordinateSpaceProtocol {
    /// What places are measured from.
    var coordinateSpace: CoordinateSpace { get }
}

/// Measures places from the widget's top left corner.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
    /// Measures from the widget's corner.
    public init() {}

    /// What places are measured from.
    public var coordinateSpace: CoordinateSpace { .global }
}

/// Measures places from the view's own top left corner.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
    /// Measures from the view's own corner.
    public init() {}

    /// What places are measured from.
    public var coordinateSpace: CoordinateSpace { .local }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    /// The widget's top left corner.
    public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    /// The view's own top left corner.
    public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}
