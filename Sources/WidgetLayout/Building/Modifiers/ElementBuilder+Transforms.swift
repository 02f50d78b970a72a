/// Views that are drawn moved, rotated, scaled or in perspective.
extension ElementBuilder {
    func moved(_ child: Element, _ view: RecordedView) -> Element {
        let offset = Position(x: view.node.length(.x) ?? 0, y: view.node.length(.y) ?? 0)
        return OffsetElement(id: view.id.value, child: child, offset: offset)
    }

    func transformed(_ child: Element, _ view: RecordedView) -> Element {
        let degrees = view.node.length(.angle) ?? 0
        let scale = Position(x: view.node.length(.scaleX) ?? 1, y: view.node.length(.scaleY) ?? 1)
        let anchor = view.node.anchor
        return TransformElement(id: view.id.value, child: child) { size in
            ProjectionMatrix(degrees: degrees, scale: scale, anchor: anchor, size: size)
        }
    }

    func affine(_ child: Element, _ view: RecordedView) -> Element {
        guard let matrix = view.node.doubles(.matrix).flatMap(ProjectionMatrix.init(affine:)) else {
            session.reportOnce("An affine transform needs six finite numbers and does nothing.")
            return child
        }
        return TransformElement(id: view.id.value, child: child) { _ in matrix }
    }

    func projected(_ child: Element, _ view: RecordedView) -> Element {
        if let numbers = view.node.doubles(.matrix) {
            guard let matrix = ProjectionMatrix(numbers) else {
                session.reportOnce("A projection needs nine finite numbers and does nothing.")
                return child
            }
            return TransformElement(id: view.id.value, child: child) { _ in matrix }
        }
        let degrees = view.node.length(.angle) ?? 0
        let axis = view.node.doubles(.axis) ?? []
        let anchor = view.node.anchor
        let perspective = view.node.length(.amount) ?? 1
        return TransformElement(id: view.id.value, child: child) { size in
            ProjectionMatrix(
                degrees: degrees, axis: axis, anchor: anchor, perspective: perspective, size: size)
        }
    }
}

extension ViewTree.Node {
    /// The point that the view is transformed about, in fractions of its size.
    fileprivate var anchor: Position {
        Position(x: length(.x) ?? 0.5, y: length(.y) ?? 0.5)
    }
}
