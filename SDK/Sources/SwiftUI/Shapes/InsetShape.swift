public import Foundation

/// A shape made smaller on all sides.
public struct _InsetShape<Base: InsettableShape> {
    let base: Base
    let amount: CGFloat
}

extension _InsetShape: OutlinedShape {
    package var outline: Outline {
        let base = (base as? any OutlinedShape)?.outline ?? Outline(.rectangle)
        return base.inset(by: amount)
    }
}

extension _InsetShape: InsettableShape {
    /// The shape, smaller by `amount` points on each side.
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
        _InsetShape<Base.InsetShape>(base: base.inset(by: amount), amount: self.amount)
    }
}
