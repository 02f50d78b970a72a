extension Projection {
    /// The projected position of a point; nil when it is behind the viewer.
    public func place(x: Double, y: Double) -> (x: Double, y: Double)? {
        let w = values[6] * x + values[7] * y + values[8]
        guard w > 1e-9 else { return nil }
        return (
            (values[0] * x + values[1] * y + values[2]) / w,
            (values[3] * x + values[4] * y + values[5]) / w
        )
    }

    /// The affine approximation of the projection near a point, for content that can only be scaled
    /// and moved.
    ///
    /// - Returns: nil when the point is behind the viewer.
    public func transform(near x: Double, _ y: Double) -> Transform? {
        guard let place = place(x: x, y: y) else { return nil }
        let w = values[6] * x + values[7] * y + values[8]
        return Transform.with {
            $0.a = (values[0] - values[6] * place.x) / w
            $0.b = (values[3] - values[6] * place.y) / w
            $0.c = (values[1] - values[7] * place.x) / w
            $0.d = (values[4] - values[7] * place.y) / w
            $0.tx = place.x - $0.a * x - $0.c * y
            $0.ty = place.y - $0.b * x - $0.d * y
        }
    }
}
