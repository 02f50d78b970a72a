/// Empty room that takes what is left along its stack's axis, or along both outside of a stack.
final class SpacerElement: Element {
    private let axis: Axis?
    private let minimum: Double

    init(id: UInt64, axis: Axis?, minimum: Double?) {
        self.axis = axis
        self.minimum = minimum ?? PlatformMetrics.minimumSpacerLength
        super.init(id: id)
    }

    override var priority: Double { -.infinity }

    override var spacings: EdgeSpacings {
        switch axis {
        case .horizontal: EdgeSpacings(leading: .none, trailing: .none)
        case .vertical: EdgeSpacings(top: .none, bottom: .none)
        case nil: .none
        }
    }

    override var cachesSizes: Bool { false }

    override func sizeThatFits(_ proposal: Proposal) -> Size {
        Size(width: length(.horizontal, proposal), height: length(.vertical, proposal))
    }

    private func length(_ side: Axis, _ proposal: Proposal) -> Double {
        if let axis, axis != side { return 0 }
        return max(minimum, proposal[side] ?? minimum)
    }
}
