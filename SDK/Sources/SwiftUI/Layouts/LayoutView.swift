import CWidgetPlugin
import Foundation

/// Views arranged by an author's layout.
struct LayoutView<L: Layout, Content: View> {
    let layout: L
    let content: Content
}

extension LayoutView: PrimitiveView {
    func record(into recorder: ViewRecorder) {
        if let known = (layout as? any RecordedLayout) {
            return known.record(content, into: recorder)
        }
        let box = LayoutBox(layout, recorder.environment.layoutDirection)
        recorder.node(WIDGET_LAYOUT) {
            switch L.layoutProperties.stackOrientation {
            case .horizontal: recorder.set(WIDGET_HORIZONTAL, true)
            case .vertical: recorder.set(WIDGET_VERTICAL, true)
            case nil: break
            }
            box.set(on: recorder)
            recorder.recordChildren(content)
        }
    }
}

/// A layout that the runner implements: it is recorded as the corresponding view.
@MainActor
protocol RecordedLayout {
    func record(_ content: some View, into recorder: ViewRecorder)
}

/// A layout with its cache, as the context of the runner's callbacks.
@MainActor
final class LayoutBox<L: Layout> {
    private let layout: L
    private let direction: LayoutDirection
    private var cache: L.Cache?

    init(_ layout: L, _ direction: LayoutDirection) {
        self.layout = layout
        self.direction = direction
    }

    private func call<Result>(
        _ pointer: UnsafeMutablePointer<widget_layout>,
        _ body: (LayoutSubviews, inout L.Cache) -> Result
    ) -> Result {
        LayoutCall.during(pointer) { call in
            let subviews = LayoutSubviews(call, direction)
            var cache = cache ?? layout.makeCache(subviews: subviews)
            defer { self.cache = cache }
            return body(subviews, &cache)
        }
    }

    /// Sets the layout's functions on the node that is open.
    func set(on recorder: ViewRecorder) {
        recorder.setLayoutSize(WIDGET_CONTENT) { [self] pointer, proposal in
            call(pointer) { subviews, cache in
                layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
            }
        }
        recorder.setLayoutPlacement(WIDGET_PLACEMENT) { [self] pointer, bounds, proposal in
            call(pointer) { subviews, cache in
                layout.placeSubviews(
                    in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
            }
        }
        recorder.setLayoutGuide(WIDGET_GUIDE) { [self] pointer, guide, bounds, proposal in
            call(pointer) { subviews, cache in
                // In the C header, infinity means that the placed views determine the guide.
                position(of: guide, bounds, proposal, subviews, &cache)
                    ?? (subviews.mergesGuides ? .infinity : nil)
            }
        }
        recorder.setLayoutSpacing(WIDGET_EDGE_SPACING) { [self] pointer in
            call(pointer) { subviews, cache in
                layout.spacing(subviews: subviews, cache: &cache).recorded
            }
        }
    }

    private func position(
        of guide: Int64, _ bounds: CGRect, _ proposal: ProposedViewSize,
        _ subviews: LayoutSubviews, _ cache: inout L.Cache
    ) -> CGFloat? {
        if guide < 256, let guide = HorizontalAlignment(number: guide) {
            return layout.explicitAlignment(
                of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        }
        guard let guide = VerticalAlignment(number: guide) else { return nil }
        return layout.explicitAlignment(
            of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
}
