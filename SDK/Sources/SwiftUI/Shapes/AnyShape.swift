public import Foundation

/// A shape whose type is hidden.
public struct AnyShape {
    private let shape: any Shape

    /// Hides the type of `shape`.
    nonisolated public init<S: Shape>(_ shape: S) { self.shape = shape }
}

extension AnyShape: Shape {
    /// The shape's path.
    nonisolated public func path(in rect: CGRect) -> Path { shape.path(in: rect) }

    /// The room that the shape itself takes.
    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        shape.sizeThatFits(proposal)
    }

    /// What the shape itself does.
    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior {
        shape.layoutDirectionBehavior
    }
}

extension AnyShape: OutlinedShape {
    package var outline: Outline { shape.outline }
}
