import WidgetWire

extension ElementBuilder {
    /// Text or a symbol, painted with the foreground style if that is a gradient.
    ///
    /// Text whose parts have colours of their own keeps them, and has the gradient's first colour
    /// elsewhere.
    func painted(_ element: Element, _ view: RecordedView, _ inherited: Inherited) -> Element {
        let paint = inherited.foregroundPaint
        guard paint.style.isGradient, let leaf = element as? LeafElement,
            tree.children(of: view.index).allSatisfy(hasNoColors)
        else { return element }
        leaf.gradient = { inherited.paint(paint, in: $0) }
        return leaf
    }

    private func hasNoColors(_ index: Int) -> Bool {
        tree.nodes[index][.foreground] == nil && tree.children(of: index).allSatisfy(hasNoColors)
    }
}

extension PaintValue.Style {
    fileprivate var isGradient: Bool {
        switch self {
        case .linearGradient, .radialGradient, .angularGradient, .meshGradient, .material: true
        case .color, .level, .tint: false
        }
    }
}
