import WidgetWire

extension DisplayList {
    /// Whether the container background begins with an opaque rectangle over the whole widget.
    ///
    /// Then nothing needs to be painted underneath, which would show through the smoothed edge.
    var hasOpaqueBackground: Bool {
        guard showsBackground, let group = nodes.first,
            let first = nodes.lazy.drop(while: \.isPlainGroup).first
        else { return false }
        return group.isPlainGroup && first.isOpaqueRectangle && first.frame.contains(group.frame)
    }
}

extension DisplayNode {
    fileprivate var isPlainGroup: Bool {
        guard case .group(let group) = content else { return false }
        return group.opacity >= 1 && !group.hasClip && !group.hasTransform
            && group.blendMode == .normal && group.keepsAlpha
    }

    fileprivate var isOpaqueRectangle: Bool {
        guard case .shape(let shape) = content, case .rectangle(let rectangle) = shape.outline.form
        else { return false }
        return rectangle.cornerWidth == 0 && shape.fill.isOpaque
    }
}

extension Group {
    /// Whether opaque content stays opaque.
    fileprivate var keepsAlpha: Bool {
        switch effect {
        case .colorMatrix(let matrix): matrix.values.suffix(4) == [0, 0, 0, 1]
        case .colorTransform(let transform): transform.values.suffix(5) == [0, 0, 0, 1, 0]
        case .blur(let blur): blur.opaque
        case .shadow, nil: true
        case .mask, .projection, .alphaThreshold: false
        }
    }
}

extension Paint {
    fileprivate var isOpaque: Bool {
        switch kind {
        case .color(let color): color.alpha >= 1
        case .linearGradient(let gradient): gradient.stops.areOpaque
        case .radialGradient(let gradient): gradient.stops.areOpaque
        case .angularGradient(let gradient): gradient.stops.areOpaque
        case .meshGradient, .backdrop, nil: false
        }
    }
}

extension [GradientStop] {
    fileprivate var areOpaque: Bool { !isEmpty && allSatisfy { $0.color.alpha >= 1 } }
}

extension Rect {
    fileprivate func contains(_ other: Rect) -> Bool {
        x <= other.x && y <= other.y && x + width >= other.x + other.width
            && y + height >= other.y + other.height
    }
}
