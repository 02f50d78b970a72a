/// How much content is enlarged by the transforms of all groups around it.
struct DrawnScale {
    private var (a, b, c, d) = (1.0, 0.0, 0.0, 1.0)

    /// The greatest scale; a line of any length then leaves the widget.
    private static let largest = 1e9

    /// The scale inside a group with a further transform.
    func inside(_ transform: Transform) -> DrawnScale {
        var inner = self
        inner.a = a * transform.a + c * transform.b
        inner.b = b * transform.a + d * transform.b
        inner.c = a * transform.c + c * transform.d
        inner.d = b * transform.c + d * transform.d
        return inner
    }

    /// The greatest length of a line of one point after the transforms: the matrix's greater
    /// singular value.
    ///
    /// It is at least one: content that is drawn smaller counts with its own size.
    var factor: Double {
        let turned = (a + d, b - c), mirrored = (a - d, b + c)
        let length = (Self.length(turned) + Self.length(mirrored)) / 2
        // Nested transforms may become infinite.
        return length.isFinite ? min(max(length, 1), Self.largest) : Self.largest
    }

    private static func length(_ line: (x: Double, y: Double)) -> Double {
        (line.x * line.x + line.y * line.y).squareRoot()
    }
}
