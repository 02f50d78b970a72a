public import Foundation

/// A layout of any type, for containers that arrange the same views now one way, now another.
public struct AnyLayout {
    private let layout: any Layout

    /// Wraps a layout.
    public init<L: Layout>(_ layout: L) {
        self.layout = layout
    }
}

extension AnyLayout: Layout, RecordedLayout {
    /// The cache of the layout inside.
    public struct Cache {
        fileprivate var value: Any
    }

    /// Makes the cache of the layout inside.
    public func makeCache(subviews: Subviews) -> Cache {
        func make<L: Layout>(_ layout: L) -> Any { layout.makeCache(subviews: subviews) }
        return Cache(value: make(layout))
    }

    /// What the layout inside wants around it.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        func spacing<L: Layout>(_ layout: L, _ cache: inout Cache) -> ViewSpacing {
            with(layout, &cache) { layout.spacing(subviews: subviews, cache: &$0) }
        }
        return spacing(layout, &cache)
    }

    /// The size that the layout inside takes.
    public func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGSize {
        func measure<L: Layout>(_ layout: L, _ cache: inout Cache) -> CGSize {
            with(layout, &cache) {
                layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0)
            }
        }
        return measure(layout, &cache)
    }

    /// Places the views as the layout inside does.
    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
        func place<L: Layout>(_ layout: L, _ cache: inout Cache) {
            with(layout, &cache) {
                layout.placeSubviews(
                    in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
            }
        }
        place(layout, &cache)
    }

    /// Where the layout inside has a guide.
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
        subviews: Subviews, cache: inout Cache
    ) -> CGFloat? {
        func position<L: Layout>(_ layout: L, _ cache: inout Cache) -> CGFloat? {
            with(layout, &cache) {
                layout.explicitAlignment(
                    of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
            }
        }
        return position(layout, &cache)
    }

    /// Where the layout inside has a guide.
    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
        subviews: Subviews, cache: inout Cache
    ) -> CGFloat? {
        func position<L: Layout>(_ layout: L, _ cache: inout Cache) -> CGFloat? {
            with(layout, &cache) {
                layout.explicitAlignment(
                    of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
            }
        }
        return position(layout, &cache)
    }

    private func with<L: Layout, Result>(
        _ layout: L, _ cache: inout Cache, _ body: (inout L.Cache) -> Result
    ) -> Result {
        guard var value = cache.value as? L.Cache else { fatalError("a layout lost its cache") }
        defer { cache.value = value }
        return body(&value)
    }

    func record(_ content: some View, into recorder: ViewRecorder) {
        func open<L: Layout>(_ layout: L) {
            recorder.record(LayoutView(layout: layout, content: content))
        }
        open(layout)
    }
}
