/// The form of the ends of a line.
public enum CGLineCap: Int32, Sendable {
    /// The line is cut at its end.
    case butt = 0
    /// A half circle is added to the end.
    case round = 1
    /// A half square is added to the end.
    case square = 2
}

/// The form of the corners of a line.
public enum CGLineJoin: Int32, Sendable {
    /// The corner is sharp.
    case miter = 0
    /// The corner is round.
    case round = 1
    /// The corner is cut off.
    case bevel = 2
}

/// Which points are inside a path.
public enum CGPathFillRule: Int, Sendable {
    /// The points that the path winds around, with a winding number other than 0.
    case winding = 0
    /// The points from which a ray crosses the path an odd number of times.
    case evenOdd = 1
}
