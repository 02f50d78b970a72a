import CoreGraphics
import Foundation

/// A combination of two shapes.
struct CombinedShape<First: Shape, Second: Shape> {
    let first: First
    let second: Second
    let combine: @Sendable (Path, Path) -> Path
}

extension CombinedShape: Shape {
    nonisolated func path(in rect: CGRect) -> Path {
        combine(first.path(in: rect), second.path(in: rect))
    }

    nonisolated static var role: ShapeRole { First.role }

    nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior {
        first.layoutDirectionBehavior
    }
}

extension Shape {
    /// Returns the union with another shape.
    nonisolated public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other) { $0.union($1, eoFill: eoFill) }
    }

    /// Returns the intersection with another shape.
    nonisolated public func intersection<T: Shape>(
        _ other: T, eoFill: Bool = false
    ) -> some Shape {
        CombinedShape(first: self, second: other) { $0.intersection($1, eoFill: eoFill) }
    }

    /// Returns the shape without the area of another one.
    nonisolated public func subtracting<T: Shape>(
        _ other: T, eoFill: Bool = false
    ) -> some Shape {
        CombinedShape(first: self, second: other) { $0.subtracting($1, eoFill: eoFill) }
    }

    /// Returns the area that is in exactly one of the shapes.
    nonisolated public func symmetricDifference<T: Shape>(
        _ other: T, eoFill: Bool = false
    ) -> some Shape {
        CombinedShape(first: self, second: other) { $0.symmetricDifference($1, eoFill: eoFill) }
    }

    /// The line of this shape where it lies in another one.
    nonisolated public func lineIntersection<T: Shape>(
        _ other: T, eoFill: Bool = false
    ) -> some Shape {
        CombinedShape(first: self, second: other) { $0.lineIntersection($1, eoFill: eoFill) }
    }

    /// The line of this shape where it does not lie in another one.
    nonisolated public func lineSubtraction<T: Shape>(
        _ other: T, eoFill: Bool = false
    ) -> some Shape {
        CombinedShape(first: self, second: other) { $0.lineSubtraction($1, eoFill: eoFill) }
    }
}
