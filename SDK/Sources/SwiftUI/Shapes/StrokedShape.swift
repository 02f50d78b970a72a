public import Foundation

/// The line along a shape's edge, as a shape.
public struct _StrokedShape<S: Shape> {
    let shape: S
    let lineWidth: CGFloat
}

extension _StrokedShape: OutlinedShape {
    package var outline: Outline {
        let base = (shape as? any OutlinedShape)?.outline ?? Outline(.rectangle)
        return base.stroked(width: lineWidth)
    }
}

extension Shape {
    /// The line along the shape's edge, half of it outside.
    nonisolated public func stroke(lineWidth: CGFloat = 1) -> some Shape {
        _StrokedShape(shape: self, lineWidth: lineWidth)
    }
}
