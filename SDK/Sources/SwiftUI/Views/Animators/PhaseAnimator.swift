/// A view that cycles through phases; in a widget it stays in the first.
public struct PhaseAnimator<Phase: Equatable, Content> {
    private let phases: [Phase]
    private let content: (Phase) -> Content
}

extension PhaseAnimator: View where Content: View {
    /// Shows the first of some phases.
    nonisolated public init(
        _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        self.phases = Array(phases)
        self.content = content
    }

    /// Shows the first of some phases.
    nonisolated public init(
        _ phases: some Sequence<Phase>, trigger: some Equatable,
        @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) { self.init(phases, content: content, animation: animation) }

    /// The view in its first phase.
    public var body: some View {
        if let first = phases.first { content(first) }
    }
}

extension View {
    /// Changes the view from phase to phase; in a widget it stays in the first.
    nonisolated public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        PhaseAnimator(phases, content: { content(PlaceholderContentView(content: self), $0) })
    }

    /// Changes the view from phase to phase; in a widget it stays in the first.
    nonisolated public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View { phaseAnimator(phases, content: content, animation: animation) }
}
