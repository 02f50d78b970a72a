public import Foundation

/// A type-erased layout, with which a container changes how it arranges the same views.
public struct AnyLayout {
    private let layout: any Layout

    /// Erases the type of a layout.
    public init<L: Layout>(_ layout: L) {
        self.layout = layout
    }
}

extension AnyLayout: Layout, RecordedLayout {
    /// The cache of the wrapped layout.
    public struct Cache {
        fileprivate var value: Any
    }

    /// Creates the cache of the wrapped layout.
    public func makeCache(subviews: Subviews) -> Cache {
        func make<L: Layout>(_ layout: L) -> Any { layout.makeCache(subviews: subviews) }
        return Cache(value: make(layout))
    }

    /// The spacing that the wrapped layout prefers.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        func spacing<L: Layout>(_ layout: L, _ cache: inout Cache) -> ViewSpacing {
            with(layout, &cache) { layout.spacing(subviews: subviews, cache: &$0) }
        }
        return spacing(layout, &cache)
    }

    /// The size of the wrapped layout.
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

    /// Places the views as the wrapped layout does.
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

    /// The position of an alignment guide in the wrapped layout.
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

    /// The position of an alignment guide in the wrapped layout.
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
