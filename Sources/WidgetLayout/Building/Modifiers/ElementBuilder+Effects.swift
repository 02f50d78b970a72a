import WidgetWire

/// Effects that change a view's picture when it is drawn.
extension ElementBuilder {
    /// The largest radius of a blur, in points.
    private static let largestRadius = 1_000.0

    /// A view whose picture is drawn in its group's colour, where there are only two colours.
    func flattened(_ picture: Element, _ view: RecordedView, _ inherited: Inherited) -> Element {
        guard inherited.flattening == .picture, session.admitsElement(around: picture) else {
            return picture
        }
        return PictureElement(id: view.id.adding("flat").value, child: picture) {
            $0.colorMatrix.values = ColorMatrixValue.flattening(to: inherited.flatColor).values
        }
    }

    func shadowed(_ child: Element, _ view: RecordedView, _ inherited: Inherited) -> Element {
        let shadow = shadow(view.node, inherited)
        return EachPictureElement(id: view.id.value, child: child) { $0.shadow = shadow }
    }

    func blurred(_ child: Element, _ view: RecordedView) -> Element {
        EachPictureElement(id: view.id.value, child: child) {
            $0.blur.radius = radius(view.node)
            $0.blur.opaque = view.node.bool(.opaque) ?? false
        }
    }

    func blended(_ child: Element, _ view: RecordedView, _ inherited: Inherited) -> Element {
        let mode = BlendMode(attribute: view.node.int(.blendMode) ?? 0)
        // Mixing two colours would make a third.
        if inherited.flattening == .colors, mode.mixesColors { return child }
        return EachPictureElement(id: view.id.value, child: child) { $0.blendMode = mode }
    }

    func recolored(_ child: Element, _ view: RecordedView, _ inherited: Inherited) -> Element {
        PictureElement(id: view.id.value, child: child) { group in
            switch view.node.int(.colorEffect).flatMap(ColorEffect.init) {
            case .alphaThreshold: group.alphaThreshold = threshold(view.node, inherited)
            case .transform: group.colorTransform.values = colorTransform(view.node)
            case let effect: group.colorMatrix.values = matrix(effect, view.node, inherited).values
            }
        }
    }

    func masked(_ child: Element, _ view: RecordedView, _ inherited: Inherited) -> Element {
        let others = Array(children(of: view).dropFirst())
        let mask =
            others.isEmpty
            ? EmptyElement(id: view.id.value)
            : joined(others, inherited.joined(as: .layers(.center)), id: view.id)
        return MaskElement(
            id: view.id.value, child: child, mask: mask, alignment: view.node.alignment)
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
        (node.length(.radius) ?? 0).clamped(to: 0...Self.largestRadius)
    }

    private func threshold(_ node: ViewTree.Node, _ inherited: Inherited) -> AlphaThreshold {
        AlphaThreshold.with {
            $0.minimum = (node.length(.amount) ?? 0).clamped(to: 0...1)
            $0.maximum = (node.length(.greatestAmount) ?? 1).clamped(to: 0...1)
            $0.color = inherited.color(node.paint(.fill) ?? PaintValue(.color(ColorValue())))
        }
    }

    /// The matrix of a colour transform; the identity when a number is not finite.
    private func colorTransform(_ node: ViewTree.Node) -> [Double] {
        let values = node.doubles(.matrix) ?? []
        guard values.count == 20, values.allSatisfy(\.isFinite) else {
            return (0..<20).map { $0.isMultiple(of: 6) ? 1 : 0 }
        }
        return values.map { $0.clamped(to: -1_000...1_000) }
    }

    private func matrix(
        _ effect: ColorEffect?, _ node: ViewTree.Node, _ inherited: Inherited
    ) -> ColorMatrixValue {
        let amount = (node.length(.amount) ?? 0).clamped(to: -100...100)
        switch effect {
        case .brightness: return .brightness(amount)
        case .contrast: return .contrast(amount)
        case .saturation: return .saturation(amount)
        case .grayscale: return .saturation(1 - amount.clamped(to: 0...1))
        case .hueRotation: return .hueRotation(degrees: node.length(.angle) ?? 0)
        case .inversion: return .inversion
        case .multiplication:
            let white = PaintValue(.color(.white))
            return .multiplication(by: inherited.color(node.paint(.fill) ?? white))
        case .luminanceToAlpha: return .luminanceToAlpha
        case .alphaThreshold, .transform, nil: return .identity
        }
    }
}

extension BlendMode {
    /// The mode of a `widget_blend_mode`; an unknown one is normal.
    fileprivate init(attribute: Int64) {
        self = Self.allCases.first { $0.rawValue == attribute } ?? .normal
    }

    /// Whether it makes new colours, instead of choosing where each of two is seen.
    fileprivate var mixesColors: Bool {
        switch self {
        case .normal, .sourceAtop, .destinationOver, .destinationOut, .xor: false
        default: true
        }
    }
}

/// The effects on a view's colours; the raw values are those of `widget_color_effect`.
private enum ColorEffect: Int64 {
    case brightness = 1
    case contrast = 2
    case saturation = 3
    case grayscale = 4
    case hueRotation = 5
    case inversion = 6
    case multiplication = 7
    case luminanceToAlpha = 8
    case alphaThreshold = 9
    case transform = 10
}
