/// How much larger than its numbers say a content is drawn, by the transforms of all groups around it.
struct DrawnScale {
    private var (a, b, c, d) = (1.0, 0.0, 0.0, 1.0)

    /// A line is as long as a widget can show before it is this much longer.
    private static let largest = 1e9

    /// The scale inside a group that is transformed once more.
    func inside(_ transform: Transform) -> DrawnScale {
        var inner = self
        inner.a = a * transform.a + c * transform.b
        inner.b = b * transform.a + d * transform.b
        inner.c = a * transform.c + c * transform.d
        inner.d = b * transform.c + d * transform.d
        return inner
    }

    /// How long a line of one point becomes at most: the matrix's greater singular value.
    ///
    /// Never less than one: what is drawn smaller counts as it is.
    var factor: Double {
        let turned = (a + d, b - c), mirrored = (a - d, b + c)
        let length = (Self.length(turned) + Self.length(mirrored)) / 2
        // Transforms inside transforms have no end.
        return length.isFinite ? min(max(length, 1), Self.largest) : Self.largest
    }

    private static func length(_ line: (x: Double, y: Double)) -> Double {
        (line.x * line.x + line.y * line.y).squareRoot()
    }
}
