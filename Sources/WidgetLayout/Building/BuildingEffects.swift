import WidgetWire

/// Views whose picture is changed when they are drawn.
extension ElementBuilder {
    /// The largest radius of a blur, in points.
    private static let largestRadius = 1_000.0

    func effect(
        _ child: Element, _ node: ViewTree.Node, _ place: Place, _ inherited: Inherited
    ) -> Element {
        // Two colours mixed would be a third.
        if node.kind == .blend, inherited.flattening == .colors { return child }
        let picture = picture(child, node, place, inherited)
        guard inherited.flattening == .picture, session.admitsElement(around: picture) else {
            return picture
        }
        return PictureElement(id: place.id.adding("flat").value, child: picture) {
            $0.colorMatrix.values = ColorMatrixValue.flattening(to: inherited.flatColor).values
        }
    }

    private func picture(
        _ child: Element, _ node: ViewTree.Node, _ place: Place, _ inherited: Inherited
    ) -> Element {
        let id = place.id.value
        switch node.kind {
        case .shadow:
            let shadow = shadow(node, inherited.flattened(.none))
            return EachPictureElement(id: id, child: child) { $0.shadow = shadow }
        case .blur:
            return EachPictureElement(id: id, child: child) { $0.blur.radius = radius(node) }
        case .blend:
            return EachPictureElement(id: id, child: child) {
                $0.blendMode = BlendMode(attribute: node.int(.blendMode) ?? 0)
            }
        case .colorEffect:
            return PictureElement(id: id, child: child) {
                $0.colorMatrix.values = matrix(node, inherited).values
            }
        default:
            return PictureElement(id: id, child: child) { $0.isolated = true }
        }
    }

    func masked(
        _ child: Element, _ node: ViewTree.Node, _ place: Place, _ inherited: Inherited
    ) -> Element {
        let others = Array(children(of: place).dropFirst())
        let mask =
            others.isEmpty
            ? EmptyElement(id: place.id.value)
            : joined(others, inherited.joined(as: .layers(.center)), id: place.id)
        return MaskElement(
            id: place.id.value, child: child, mask: mask, alignment: node.alignment)
    }

    func affine(_ child: Element, _ node: ViewTree.Node, _ place: Place) -> Element {
        guard case .doubles(let values) = node[.matrix], values.count == 6,
            case let matrix = values.compactMap(Length.finite), matrix.count == 6
        else {
            session.reportOnce("An affine transform needs six finite numbers and does nothing.")
            return child
        }
        return AffineTransformElement(id: place.id.value, child: child, matrix: matrix)
    }

    func projected(_ child: Element, _ node: ViewTree.Node, _ place: Place) -> Element {
        if let numbers = node.doubles(.matrix) {
            guard let matrix = ProjectionMatrix(numbers) else {
                session.reportOnce("A projection needs nine finite numbers and does nothing.")
                return child
            }
            return ProjectionElement(id: place.id.value, child: child) { _ in matrix }
        }
        let degrees = node.length(.angle) ?? 0
        let axis = node.doubles(.axis) ?? []
        let anchor = Position(x: node.length(.x) ?? 0.5, y: node.length(.y) ?? 0.5)
        let perspective = node.length(.amount) ?? 1
        return ProjectionElement(id: place.id.value, child: child) { size in
            ProjectionMatrix(
                degrees: degrees, axis: axis, anchor: anchor, perspective: perspective, size: size)
        }
    }

    private func shadow(_ node: ViewTree.Node, _ inherited: Inherited) -> Shadow {
        Shadow.with {
            $0.color = inherited.color(node.paint(.fill) ?? PaintValue(.color(ColorValue())))
            $0.radius = radius(node)
            $0.x = node.length(.x) ?? 0
            $0.y = node.length(.y) ?? 0
            $0.inner = node.bool(.inner) ?? false
        }
    }

    private func radius(_ node: ViewTree.Node) -> Double {
        max(0, min(node.length(.radius) ?? 0, Self.largestRadius))
    }

    private func matrix(_ node: ViewTree.Node, _ inherited: Inherited) -> ColorMatrixValue {
        let amount = max(-100, min(node.length(.amount) ?? 0, 100))
        switch node.int(.colorEffect) {
        case 1: return .brightness(amount)
        case 2: return .contrast(amount)
        case 3: return .saturation(amount)
        case 4: return .saturation(1 - max(0, min(amount, 1)))
        case 5: return .hueRotation(degrees: node.length(.angle) ?? 0)
        case 6: return .inversion
        case 7:
            let white = PaintValue(.color(ColorValue(red: 1, green: 1, blue: 1)))
            return .multiplication(by: inherited.color(node.paint(.fill) ?? white))
        case 8: return .luminanceToAlpha
        default: return .identity
        }
    }
}

extension BlendMode {
    /// The mode of a `widget_blend_mode`; an unknown one is normal.
    fileprivate init(attribute: Int64) {
        self = Self.allCases.first { $0.rawValue == attribute } ?? .normal
    }
}
