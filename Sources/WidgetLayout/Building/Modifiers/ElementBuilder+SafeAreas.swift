extension ElementBuilder {
    /// A view with free room beside it: of given lengths, or for a second child.
    func safeArea(_ child: Element, _ view: RecordedView, _ inherited: Inherited) -> Element {
        let others = Array(children(of: view).dropFirst())
        guard !others.isEmpty else {
            return SafeAreaElement(
                id: view.id.value, child: child, insets: view.node.insets, grid: session.grid)
        }
        let inner = inherited.inStack(along: nil).joined(as: .layers(.center))
        return SafeAreaInsetElement(
            id: view.id.value, child: child, inset: joined(others, inner, id: view.id),
            edge: view.node.edges ?? .bottom,
            spacing: view.node.length(.spacing) ?? PlatformMetrics.spacing,
            alignment: view.node.alignment, grid: session.grid)
    }

    /// A view that extends into the free room beside it.
    func ignoringSafeArea(_ child: Element, _ view: RecordedView) -> Element {
        IgnoresSafeAreaElement(id: view.id.value, child: child, edges: view.node.edges ?? .all)
    }
}

extension ViewTree.Node {
    fileprivate var edges: EdgeSet? {
        int(.edges).map { EdgeSet(rawValue: $0).intersection(.all) }
    }
}
