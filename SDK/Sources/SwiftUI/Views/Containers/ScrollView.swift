/// Views that may be longer than the room; nothing is scrolled here, and what is too long is cut off.
public struct ScrollView<Content> {
    /// The views.
    public var content: Content
    /// The directions in which the views may be longer than the room.
    public var axes: Axis.Set
    /// Whether a place in the views would be shown.
    public var showsIndicators: Bool
}

extension ScrollView: View where Content: View {
    /// Shows the beginning of `content`.
    nonisolated public init(
        _ axes: Axis.Set = .vertical, showsIndicators: Bool = true,
        @ViewBuilder content: () -> Content
    ) {
        self.axes = axes
        self.showsIndicators = showsIndicators
        self.content = content()
    }

    /// The views at their ideal length in a frame that takes all the room, cut off at its edges.
    public var body: some View {
        let isHorizontal = axes.contains(.horizontal)
        let isVertical = axes.contains(.vertical)
        VStack { content }
            .fixedSize(horizontal: isHorizontal, vertical: isVertical)
            .frame(
                minWidth: isHorizontal ? 0 : nil, maxWidth: isHorizontal ? .infinity : nil,
                minHeight: isVertical ? 0 : nil, maxHeight: isVertical ? .infinity : nil,
                alignment: isHorizontal == isVertical ? .center : isVertical ? .top : .leading
            )
            .clipped()
    }
}
