/// A modifier that does not change the layout and keeps its child's priority.
class EffectElement: UnaryElement {
    override var priority: Double { child.priority }

    override func isRigid(along axis: Axis) -> Bool { child.isRigid(along: axis) }

    override var isCompressible: Bool { child.isCompressible }
}
