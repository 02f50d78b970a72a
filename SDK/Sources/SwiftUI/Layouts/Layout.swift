public import Foundation

/// A type that defines the geometry of a collection of views.
///
/// Its methods are called on the main thread while the widget is laid out, any number of times.
public protocol Layout: Animatable, SendableMetatype {
    /// The type of the values that the layout keeps from one call to the next.
    associatedtype Cache = Void
    /// The views that the layout arranges.
    typealias Subviews = LayoutSubviews

    /// Properties of the layout for the framework.
    static var layoutProperties: LayoutProperties { get }

    /// Creates the cache before the first layout of the views.
    func makeCache(subviews: Subviews) -> Cache

    /// Updates the cache after the views have changed.
    ///
    /// Differs from Apple: never called, since views are made anew for each entry.
    func updateCache(_ cache: inout Cache, subviews: Subviews)

    /// The distances that the container prefers from its neighbours.
    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

    /// The size of the container for a proposal.
    func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGSize

    /// Places each view in the container.
    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

    /// The position of an alignment guide in the container; `nil` where the container sets none.
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
        subviews: Subviews, cache: inout Cache
    ) -> CGFloat?

    /// The position of an alignment guide in the container; `nil` where the container sets none.
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
        subviews: Subviews, cache: inout Cache
    ) -> CGFloat?
}

extension Layout {
    /// The properties of a layout that is not a stack.
    public static var layoutProperties: LayoutProperties { LayoutProperties() }

    /// Updates the cache; by default it is created anew.
    public func updateCache(_ cache: inout Cache, subviews: Subviews) {
        cache = makeCache(subviews: subviews)
    }

    /// The union of the spacings of all views.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        subviews.reduce(into: ViewSpacing.zero) { $0.formUnion($1.spacing) }
    }

    /// The position of the guide that the placed views set, if any.
    ///
    /// Differs from Apple: returns `nil`, and the views' guides are merged after the container's
    /// answer is `nil`, too.
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
        subviews: Subviews, cache: inout Cache
    ) -> CGFloat? {
        subviews.mergeGuides()
        return nil
    }

    /// The position of the guide that the placed views set, if any.
    ///
    /// Differs from Apple: returns `nil`, and the views' guides are merged after the container's
    /// answer is `nil`, too.
    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
        subviews: Subviews, cache: inout Cache
    ) -> CGFloat? {
        subviews.mergeGuides()
        return nil
    }
}

extension Layout where Cache == Void {
    /// Creates no cache.
    public func makeCache(subviews: Subviews) {}
}

extension Layout {
    /// Arranges the views of `content`.
    nonisolated public func callAsFunction<V: View>(
        @ViewBuilder _ content: () -> V
    ) -> some View {
        LayoutView(layout: self, content: content())
    }
}
