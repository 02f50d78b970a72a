public import Foundation

/// The shape of what contains the view, smaller as the view is.
///
/// Unlike on Apple's platforms it has sharp corners; the widget's own cut off what reaches them.
public struct ContainerRelativeShape: Hashable, Sendable {
    /// Creates the shape.
    public init() {}
}

extension ContainerRelativeShape: OutlinedShape {
    package var outline: Outline { Outline(.rectangle) }
}

extension ContainerRelativeShape: InsettableShape {
    /// The shape, smaller by `amount` points on each side.
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
        _InsetShape(base: self, amount: amount)
    }
}

extension Shape where Self == ContainerRelativeShape {
    /// The shape of what contains the view.
    nonisolated public static var containerRelative: ContainerRelativeShape {
        ContainerRelativeShape()
    }
}
