/// The coordinate space of the enclosing view that has a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
    let name: AnyHashable

    /// The coordinate space.
    public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    /// The space of the enclosing view with a name; the widget's where none has it.
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
        NamedCoordinateSpace(name: AnyHashable(name))
    }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    /// The space of the enclosing scroll view.
    ///
    /// Differs from Apple: widgets do not scroll, so there is never an enclosing scroll view.
    public static var scrollView: NamedCoordinateSpace { .scrollView(axis: .vertical) }

    /// The space of the enclosing scroll view that scrolls along an axis.
    ///
    /// Differs from Apple: widgets do not scroll, so there is never an enclosing scroll view.
    public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
        .named(ScrollingAxis(axis: axis))
    }
}

/// The name of the coordinate spaces of scroll views, which authors cannot use.
private struct ScrollingAxis: Hashable {
    let axis: Axis
}
