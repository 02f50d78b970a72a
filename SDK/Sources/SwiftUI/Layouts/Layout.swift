public import Foundation

/// A container's way of arranging views: conform a type to it to write your own.
///
/// Its methods are called on the main thread while the widget is laid out, any number of times.
public protocol Layout: Animatable, SendableMetatype {
    /// What the layout keeps from one call to the next.
    associatedtype Cache = Void
    /// The views that the layout arranges.
    typealias Subviews = LayoutSubviews

    /// What the platform may know about the layout.
    static var layoutProperties: LayoutProperties { get }

    /// Makes the cache for views that are laid out for the first time.
    func makeCache(subviews: Subviews) -> Cache

    /// Brings the cache up to date.
    ///
    /// Differs from Apple: never called, since views are made anew for each entry.
    func updateCache(_ cache: inout Cache, subviews: Subviews)

    /// What the container wants between itself and its neighbours.
    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

    /// The size of the container for a proposal.
    func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGSize

    /// Gives each view a place in the container.
    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

    /// Where the container has a guide; `nil` where it does not say.
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
        subviews: Subviews, cache: inout Cache
    ) -> CGFloat?

    /// Where the container has a guide; `nil` where it does not say.
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
        subviews: Subviews, cache: inout Cache
    ) -> CGFloat?
}

extension Layout {
    /// No stack: the views inside have no direction.
    public static var layoutProperties: LayoutProperties { LayoutProperties() }

    /// Makes the cache anew.
    public func updateCache(_ cache: inout Cache, subviews: Subviews) {
        cache = makeCache(subviews: subviews)
    }

    /// What the views want beyond the edges of the container.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        subviews.reduce(into: ViewSpacing.zero) { $0.formUnion($1.spacing) }
    }

    /// The container has the guide that its placed views have, if any.
    ///
    /// Differs from Apple: returns `nil`, and the views' guides are merged after the container's answer is
    /// `nil`, too.
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
        subviews: Subviews, cache: inout Cache
    ) -> CGFloat? {
        subviews.mergeGuides()
        return nil
    }

    /// The container has the guide that its placed views have, if any.
    ///
    /// Differs from Apple: returns `nil`, and the views' guides are merged after the container's answer is
    /// `nil`, too.
    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
        subviews: Subviews, cache: inout Cache
    ) -> CGFloat? {
        subviews.mergeGuides()
        return nil
    }
}

extension Layout where Cache == Void {
    /// Nothing.
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
