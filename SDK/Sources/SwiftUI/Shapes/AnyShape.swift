public import Foundation

/// A type-erased shape.
public struct AnyShape {
    private let shape: any Shape

    /// Erases the type of `shape`.
    nonisolated public init<S: Shape>(_ shape: S) { self.shape = shape }
}

extension AnyShape: Shape {
    /// Returns the path of the shape.
    nonisolated public func path(in rect: CGRect) -> Path { shape.path(in: rect) }

    /// The size of the wrapped shape.
    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        shape.sizeThatFits(proposal)
    }

    /// The layout direction behavior of the wrapped shape.
    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior {
        shape.layoutDirectionBehavior
    }
}

extension AnyShape: OutlinedShape {
    package var outline: Outline { shape.outline }
}
