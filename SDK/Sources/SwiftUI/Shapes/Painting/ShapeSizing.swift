import CWidgetPlugin
import Foundation

extension ViewRecorder {
    /// Records a painted shape in its preferred size.
    ///
    /// The runner knows the sizes of its own shapes; others are measured once for a few proposals,
    /// and those that do not fill the proposal are placed in a layout.
    func recordSized(_ shape: some Shape, _ paint: Paint?, style: FillStyle = FillStyle()) {
        if shape.isSizedByRunner { return record(shape, paint, style: style) }
        let box = LayoutBox(ShapeLayout(shape: shape), environment.layoutDirection)
        node(WIDGET_LAYOUT) {
            box.set(on: self)
            record(shape, paint, style: style)
        }
    }
}

/// Gives a shape the size it prefers.
private struct ShapeLayout<S: Shape>: Layout {
    let shape: S

    func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
        shape.sizeThatFits(proposal)
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        subviews.first?.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    }
}

extension Shape {
    fileprivate var isSizedByRunner: Bool {
        switch outline.form {
        case .rectangle, .roundedRectangle, .circle, .capsule, .ellipse, .container: return true
        case .path, .function: break
        }
        let offers = [
            ProposedViewSize.unspecified, ProposedViewSize(width: 100, height: 60),
            ProposedViewSize(width: 60, height: 100), ProposedViewSize(width: 100, height: nil),
        ]
        return offers.allSatisfy { sizeThatFits($0) == $0.replacingUnspecifiedDimensions() }
    }
}
