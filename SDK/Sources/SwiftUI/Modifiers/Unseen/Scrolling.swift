/// The visibility of scroll indicators; widgets do not scroll.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
    private let number: Int

    /// The default of the platform.
    public static let automatic = ScrollIndicatorVisibility(number: 0)
    /// Visible while scrolling.
    public static let visible = ScrollIndicatorVisibility(number: 1)
    /// Unless the platform insists.
    public static let hidden = ScrollIndicatorVisibility(number: 2)
    /// Never visible.
    public static let never = ScrollIndicatorVisibility(number: 3)
}

extension View {
    /// Sets the visibility of scroll indicators inside the view.
    ///
    /// No effect here: nothing is scrolled.
    nonisolated public func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
    ) -> some View { self }

    /// Allows scroll views inside the view to draw beyond their bounds.
    ///
    /// No effect here: what is too long is cut off.
    nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View { self }

    /// Sets the anchor at which scroll views inside the view start.
    ///
    /// No effect here: their beginning is shown.
    nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { self }
}
