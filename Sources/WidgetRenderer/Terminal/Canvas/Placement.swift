import WidgetWire

/// The combined transform of the groups around a node.
///
/// Cells cannot be rotated: text is drawn upright and in its own size, around its transformed
/// centre.
struct Placement {
    private var a = 1.0
    private var b = 0.0
    private var c = 0.0
    private var d = 1.0
    private var tx = 0.0
    private var ty = 0.0

    static let identity = Placement()

    /// Whether upright edges become slanted.
    var isTurned: Bool { abs(b) > 1e-9 || abs(c) > 1e-9 }

    /// The factor by which lines become thicker.
    var scale: Double { determinant.scale }

    private var determinant: Determinant { Determinant(a: a, b: b, c: c, d: d) }

    /// The placement inside a group; a projection is approximated at its middle.
    func entering(_ group: Group, in frame: Rect) -> Placement {
        var inner = group.hasTransform ? entering(group.transform) : self
        if case .projection(let projection) = group.effect,
            let transform = projection.transform(
                near: frame.x + frame.width / 2, frame.y + frame.height / 2)
        {
            inner = inner.entering(transform)
        }
        return inner
    }

    private func entering(_ transform: Transform) -> Placement {
        var inner = Placement()
        inner.a = a * transform.a + c * transform.b
        inner.b = b * transform.a + d * transform.b
        inner.c = a * transform.c + c * transform.d
        inner.d = b * transform.c + d * transform.d
        inner.tx = a * transform.tx + c * transform.ty + tx
        inner.ty = b * transform.tx + d * transform.ty + ty
        return inner
    }

    /// The inverse; nil for a placement to a line or a point.
    var inverse: Placement? {
        guard let reciprocal = determinant.reciprocal else { return nil }
        var inverse = Placement()
        inverse.a = d * reciprocal
        inverse.b = -b * reciprocal
        inverse.c = -c * reciprocal
        inverse.d = a * reciprocal
        inverse.tx = (c * ty - d * tx) * reciprocal
        inverse.ty = (b * tx - a * ty) * reciprocal
        return inverse
    }

    func place(x: Double, y: Double) -> (x: Double, y: Double) {
        (a * x + c * y + tx, b * x + d * y + ty)
    }

    /// The area in its own size around its transformed centre.
    func place(_ area: PointArea) -> PointArea {
        let center = place(x: area.midX, y: area.midY)
        return .centered(x: center.x, y: center.y, width: area.width, height: area.height)
    }

    /// The area scaled around its transformed centre; only moved if the placement rotates.
    func placeScaled(_ area: PointArea) -> PointArea {
        guard !isTurned else { return place(area) }
        let center = place(x: area.midX, y: area.midY)
        return .centered(
            x: center.x, y: center.y, width: area.width * abs(a), height: area.height * abs(d))
    }
}
