/// The form of a line's ends.
public enum CGLineCap: Int32, Sendable {
    /// Cut at the end.
    case butt = 0
    /// Half a circle beyond the end.
    case round = 1
    /// Half a square beyond the end.
    case square = 2
}

/// The form of a line's corners.
public enum CGLineJoin: Int32, Sendable {
    /// Sharp.
    case miter = 0
    /// Round.
    case round = 1
    /// Cut.
    case bevel = 2
}

/// How the inside of a path is found.
public enum CGPathFillRule: Int, Sendable {
    /// Where lines wind around a point at least once.
    case winding = 0
    /// Where lines cross an odd number of times.
    case evenOdd = 1
}
