import CWidgetPlugin
public import Foundation

/// A view that a layout arranges, valid during the call that received it.
public struct LayoutSubview: Equatable, Sendable {
    private let call: LayoutCall
    private let index: Int

    init(_ call: LayoutCall, _ index: Int) {
        self.call = call
        self.index = index
    }

    /// The value that the view has for a key.
    public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
        call.value(index, LayoutValueNumbers.number(of: key)) as? K.Value ?? K.defaultValue
    }

    /// The layout priority of the view; 0 by default.
    public var priority: Double { call.priority(index) }

    /// The size the view takes for a proposal.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        call.measure(index, proposal.recorded)
    }

    /// The view's size and alignment guides for a proposal.
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        let (call, index) = (call, index)
        return ViewDimensions(size: sizeThatFits(proposal)) { guide, isExplicit in
            call.guide(index, guide, proposal.recorded, isExplicit: isExplicit)
        }
    }

    /// The distances that the view prefers from its neighbours.
    public var spacing: ViewSpacing {
        ViewSpacing(call.spacing(index), text: call.textSpacing(index))
    }

    /// Places the view at a point of the container; the last call counts.
    public func place(
        at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
    ) {
        let size = anchor == .topLeading ? .zero : sizeThatFits(proposal)
        call.place(
            index, x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height,
            proposal.recorded)
    }
}
