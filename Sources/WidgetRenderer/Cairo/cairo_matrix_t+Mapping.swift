import CPangoCairo
import WidgetWire

extension cairo_matrix_t {
    /// How much the mapping enlarges areas.
    var determinant: Determinant { Determinant(a: xx, b: yx, c: xy, d: yy) }

    /// The mapping followed by an enlargement.
    func scaled(by factor: Double) -> cairo_matrix_t {
        cairo_matrix_t(
            xx: xx * factor, yx: yx * factor, xy: xy * factor, yy: yy * factor, x0: x0 * factor,
            y0: y0 * factor)
    }

    /// Applies a transform before this mapping.
    mutating func enter(_ transform: Transform) {
        let outer = self
        xx = outer.xx * transform.a + outer.xy * transform.b
        yx = outer.yx * transform.a + outer.yy * transform.b
        xy = outer.xx * transform.c + outer.xy * transform.d
        yy = outer.yx * transform.c + outer.yy * transform.d
        x0 += outer.xx * transform.tx + outer.xy * transform.ty
        y0 += outer.yx * transform.tx + outer.yy * transform.ty
    }
}
