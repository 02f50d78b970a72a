extension ElementBuilder {
    /// A view with room kept free beside it: of lengths, or for a second child.
    func safeArea(
        _ child: Element, _ node: ViewTree.Node, _ place: Place, _ inherited: Inherited
    ) -> Element {
        let others = Array(children(of: place).dropFirst())
        guard !others.isEmpty else {
            return SafeAreaElement(
                id: place.id.value, child: child, insets: node.insets, grid: session.grid)
        }
        let inner = inherited.inStack(along: nil).joined(as: .layers(.center))
        return SafeAreaInsetElement(
            id: place.id.value, child: child, inset: joined(others, inner, id: place.id),
            edge: node.edges ?? .bottom,
            spacing: node.length(.spacing) ?? PlatformMetrics.spacing, alignment: node.alignment,
            grid: session.grid)
    }

    /// A view that reaches into room kept free beside it.
    func ignoringSafeArea(_ child: Element, _ node: ViewTree.Node, _ place: Place) -> Element {
        IgnoresSafeAreaElement(id: place.id.value, child: child, edges: node.edges ?? .all)
    }
}

extension ViewTree.Node {
    fileprivate var edges: EdgeSet? {
        int(.edges).map { EdgeSet(rawValue: $0).intersection(.all) }
    }
}
