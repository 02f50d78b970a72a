/// Views that are drawn moved, turned, scaled or in perspective.
extension ElementBuilder {
    func moved(_ child: Element, _ node: ViewTree.Node, _ place: Place) -> Element {
        let offset = Position(x: node.length(.x) ?? 0, y: node.length(.y) ?? 0)
        return OffsetElement(id: place.id.value, child: child, offset: offset)
    }

    func transformed(_ child: Element, _ node: ViewTree.Node, _ place: Place) -> Element {
        let degrees = node.length(.angle) ?? 0
        let scale = Position(x: node.length(.scaleX) ?? 1, y: node.length(.scaleY) ?? 1)
        let anchor = node.anchor
        return TransformElement(id: place.id.value, child: child) { size in
            ProjectionMatrix(degrees: degrees, scale: scale, anchor: anchor, size: size)
        }
    }

    func affine(_ child: Element, _ node: ViewTree.Node, _ place: Place) -> Element {
        guard let matrix = node.doubles(.matrix).flatMap(ProjectionMatrix.init(affine:)) else {
            session.reportOnce("An affine transform needs six finite numbers and does nothing.")
            return child
        }
        return TransformElement(id: place.id.value, child: child) { _ in matrix }
    }

    func projected(_ child: Element, _ node: ViewTree.Node, _ place: Place) -> Element {
        if let numbers = node.doubles(.matrix) {
            guard let matrix = ProjectionMatrix(numbers) else {
                session.reportOnce("A projection needs nine finite numbers and does nothing.")
                return child
            }
            return TransformElement(id: place.id.value, child: child) { _ in matrix }
        }
        let degrees = node.length(.angle) ?? 0
        let axis = node.doubles(.axis) ?? []
        let anchor = node.anchor
        let perspective = node.length(.amount) ?? 1
        return TransformElement(id: place.id.value, child: child) { size in
            ProjectionMatrix(
                degrees: degrees, axis: axis, anchor: anchor, perspective: perspective, size: size)
        }
    }
}

extension ViewTree.Node {
    /// What a view turns about, in fractions of its size.
    fileprivate var anchor: Position {
        Position(x: length(.x) ?? 0.5, y: length(.y) ?? 0.5)
    }
}
