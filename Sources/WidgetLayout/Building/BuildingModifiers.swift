extension ElementBuilder {
    /// A view with a modifier around it.
    func modified(_ child: Element, by place: Place, _ inherited: Inherited) -> Element {
        let node = tree.nodes[place.index]
        switch node.kind {
        case .padding:
            return PaddingElement(
                id: place.id.value, child: child, insets: node.insets, grid: session.grid)
        case .frame: return frame(child, node, place)
        case .flexFrame: return flexFrame(child, node, place)
        case .background, .overlay: return layered(child, node, place, inherited)
        case .clip: return clipped(child, place, inherited)
        case .opacity: return faded(child, node, place)
        case .offset: return moved(child, node, place)
        case .fixedSize:
            return FixedSizeElement(
                id: place.id.value, child: child, horizontal: node.bool(.horizontal) ?? true,
                vertical: node.bool(.vertical) ?? true)
        case .layoutPriority:
            return PriorityElement(
                id: place.id.value, child: child, value: node.number(.amount) ?? 0)
        case .alignmentGuide: return guided(child, node, place)
        case .transform: return transformed(child, node, place)
        case .place:
            return PlaceElement(
                id: place.id.value, child: child, placement: node.doubles(.placedAt) ?? [])
        case .safeArea: return safeArea(child, node, place, inherited)
        case .ignoresSafeArea: return ignoringSafeArea(child, node, place)
        case .aspectRatio:
            return AspectRatioElement(
                id: place.id.value, child: child, ratio: node.length(.amount),
                fills: node.bool(.fills) ?? false)
        case .gridCell: return gridCell(child, node, place)
        case .layoutValue: return valued(child, node, place)
        case .zIndex:
            return ZIndexElement(
                id: place.id.value, child: child, value: node.length(.amount) ?? 0)
        case .landmark:
            return LandmarkElement(id: place.id.value, child: child, key: node.int(.key) ?? 0)
        case .deferred: return deferred(child, node, place, inherited)
        case .containerBackground:
            keepBackground(place, inherited)
            return child
        case .shadow:
            return flattened(shadowed(child, node, place, inherited), place, inherited)
        case .blur: return flattened(blurred(child, node, place), place, inherited)
        case .blend:
            return flattened(blended(child, node, place, inherited), place, inherited)
        case .compositingGroup:
            let picture = PictureElement(id: place.id.value, child: child) { $0.isolated = true }
            return flattened(picture, place, inherited)
        case .colorEffect:
            return flattened(recolored(child, node, place, inherited), place, inherited)
        case .mask: return masked(child, node, place, inherited)
        case .affineTransform: return affine(child, node, place)
        case .projection: return projected(child, node, place)
        case .group, .vstack, .hstack, .zstack, .spacer, .divider, .text, .image, .color,
            .rectangle, .roundedRectangle, .circle, .capsule, .ellipse, .geometryReader, .link,
            .viewThatFits, .path, .containerShape, .grid, .gridRow, .lazyVGrid, .lazyHGrid,
            .layout, .actionRegion, .control, .gauge:
            // These modify nothing.
            return child
        }
    }

    private func frame(_ child: Element, _ node: ViewTree.Node, _ place: Place) -> Element {
        FrameElement(
            id: place.id.value, child: child, width: node.length(.width).map { max(0, $0) },
            height: node.length(.height).map { max(0, $0) }, alignment: node.alignment,
            grid: session.grid)
    }

    private func flexFrame(_ child: Element, _ node: ViewTree.Node, _ place: Place) -> Element {
        FlexFrameElement(
            id: place.id.value, child: child,
            horizontal: LengthRange(
                minimum: node.length(.minWidth), ideal: node.length(.idealWidth),
                maximum: node.bound(.maxWidth)),
            vertical: LengthRange(
                minimum: node.length(.minHeight), ideal: node.length(.idealHeight),
                maximum: node.bound(.maxHeight)),
            alignment: node.alignment, grid: session.grid)
    }

    private func layered(
        _ child: Element, _ node: ViewTree.Node, _ place: Place, _ inherited: Inherited
    ) -> Element {
        let others = Array(children(of: place).dropFirst())
        guard !others.isEmpty else { return child }
        let layer = joined(others, inherited.joined(as: .layers(.center)), id: place.id)
        return LayerElement(
            id: place.id.value, child: child, layer: layer,
            side: node.kind == .background ? .behind : .inFront, alignment: node.alignment)
    }

    private func clipped(_ child: Element, _ place: Place, _ inherited: Inherited) -> Element {
        let others = children(of: place).dropFirst()
        guard let second = others.first,
            let shape = view(second, inherited) as? ShapeElement
        else {
            session.reportOnce("A clip has no shape as its second child and does not cut.")
            return child
        }
        return ClipElement(id: place.id.value, child: child, shape: shape)
    }

    private func faded(_ child: Element, _ node: ViewTree.Node, _ place: Place) -> Element {
        let amount = max(0, min(node.length(.amount) ?? 1, 1))
        if amount == 1 { return child }
        if amount == 0 {
            return PictureElement(id: place.id.value, child: child) { $0.opacity = 0 }
        }
        return EachPictureElement(id: place.id.value, child: child) { $0.opacity = amount }
    }

    /// An alignment that names both axes, or none, sets nothing.
    private func guided(_ child: Element, _ node: ViewTree.Node, _ place: Place) -> Element {
        guard
            let guide = Guide(only: node.int(.alignment) ?? 0, defaults: node.guideDefaults),
            case .guide(let position) = node.callback
        else {
            session.reportOnce("An alignment guide needs one guide and a function for it.")
            return child
        }
        return GuideElement(id: place.id.value, child: child, guide: guide, position: position)
    }

    private func keepBackground(_ place: Place, _ inherited: Inherited) {
        session.declaresBackground = true
        let others = Array(children(of: place).dropFirst())
        guard session.background == nil, !others.isEmpty else { return }
        let inner = inherited.inStack(along: nil).joined(as: .layers(.center)).flattened(.none)
        session.background = joined(others, inner, id: place.id)
    }
}
