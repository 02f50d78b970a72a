import WidgetWire

extension ElementBuilder {
    /// A view with a modifier around it.
    func modified(_ child: Element, by view: RecordedView, _ inherited: Inherited) -> Element {
        let node = view.node
        switch node.kind {
        case .padding:
            return PaddingElement(
                id: view.id.value, child: child, insets: node.insets, grid: session.grid)
        case .frame: return frame(child, view)
        case .flexFrame: return flexFrame(child, view)
        case .background, .overlay: return layered(child, view, inherited)
        case .clip: return clipped(child, view, inherited)
        case .opacity: return faded(child, view)
        case .offset: return moved(child, view)
        case .fixedSize:
            return FixedSizeElement(
                id: view.id.value, child: child, horizontal: node.bool(.horizontal) ?? true,
                vertical: node.bool(.vertical) ?? true)
        case .layoutPriority:
            return PriorityElement(
                id: view.id.value, child: child, value: node.number(.amount) ?? 0)
        case .alignmentGuide: return guided(child, view)
        case .transform: return transformed(child, view)
        case .place:
            return PlaceElement(
                id: view.id.value, child: child, placement: node.doubles(.placedAt) ?? [])
        case .safeArea: return safeArea(child, view, inherited)
        case .ignoresSafeArea: return ignoringSafeArea(child, view)
        case .aspectRatio:
            return AspectRatioElement(
                id: view.id.value, child: child, ratio: node.length(.amount),
                fills: node.bool(.fills) ?? false)
        case .gridCell: return gridCell(child, view)
        case .layoutValue: return valued(child, view)
        case .zIndex:
            return ZIndexElement(id: view.id.value, child: child, value: node.length(.amount) ?? 0)
        case .landmark:
            return LandmarkElement(id: view.id.value, child: child, key: node.int(.key) ?? 0)
        case .deferred: return deferred(child, view, inherited)
        case .containerBackground:
            keepBackground(view, inherited)
            return child
        case .shadow:
            return flattened(shadowed(child, view, inherited), view, inherited)
        case .blur: return flattened(blurred(child, view), view, inherited)
        case .blend:
            return flattened(blended(child, view, inherited), view, inherited)
        case .compositingGroup:
            let picture = PictureElement(id: view.id.value, child: child) { $0.isolated = true }
            return flattened(picture, view, inherited)
        case .colorEffect:
            return flattened(recolored(child, view, inherited), view, inherited)
        case .mask: return masked(child, view, inherited)
        case .affineTransform: return affine(child, view)
        case .projection: return projected(child, view)
        case .group, .vstack, .hstack, .zstack, .spacer, .divider, .text, .image, .color,
            .rectangle, .roundedRectangle, .circle, .capsule, .ellipse, .geometryReader, .link,
            .viewThatFits, .path, .containerShape, .grid, .gridRow, .lazyVGrid, .lazyHGrid,
            .layout, .actionRegion, .control, .gauge:
            // These are not modifiers.
            return child
        }
    }

    private func frame(_ child: Element, _ view: RecordedView) -> Element {
        FrameElement(
            id: view.id.value, child: child, width: view.node.length(.width).map { max(0, $0) },
            height: view.node.length(.height).map { max(0, $0) }, alignment: view.node.alignment,
            grid: session.grid)
    }

    private func flexFrame(_ child: Element, _ view: RecordedView) -> Element {
        FlexFrameElement(
            id: view.id.value, child: child,
            horizontal: LengthRange(
                minimum: view.node.length(.minWidth), ideal: view.node.length(.idealWidth),
                maximum: view.node.bound(.maxWidth)),
            vertical: LengthRange(
                minimum: view.node.length(.minHeight), ideal: view.node.length(.idealHeight),
                maximum: view.node.bound(.maxHeight)),
            alignment: view.node.alignment, grid: session.grid)
    }

    private func layered(
        _ child: Element, _ view: RecordedView, _ inherited: Inherited
    ) -> Element {
        let others = Array(children(of: view).dropFirst())
        guard !others.isEmpty else { return child }
        let layer = joined(others, inherited.joined(as: .layers(.center)), id: view.id)
        return LayerElement(
            id: view.id.value, child: child, layer: layer,
            side: view.node.kind == .background ? .behind : .inFront,
            alignment: view.node.alignment)
    }

    private func clipped(
        _ child: Element, _ view: RecordedView, _ inherited: Inherited
    ) -> Element {
        let others = children(of: view).dropFirst()
        guard let second = others.first,
            let shape = element(of: second, inherited) as? ShapeElement
        else {
            session.reportOnce("A clip has no shape as its second child and does not cut.")
            return child
        }
        return ClipElement(id: view.id.value, child: child, shape: shape)
    }

    private func faded(_ child: Element, _ view: RecordedView) -> Element {
        let amount = (view.node.length(.amount) ?? 1).clamped(to: 0...1)
        if amount == 1 { return child }
        if amount == 0 {
            return PictureElement(id: view.id.value, child: child) { $0.opacity = 0 }
        }
        return EachPictureElement(id: view.id.value, child: child) { $0.opacity = amount }
    }

    /// A view with an explicit guide; the alignment must name exactly one guide.
    private func guided(_ child: Element, _ view: RecordedView) -> Element {
        guard
            let guide = Guide(
                only: view.node.int(.alignment) ?? 0, defaults: view.node.guideDefaults),
            case .guide(let position) = view.node.callback
        else {
            session.reportOnce("An alignment guide needs one guide and a function for it.")
            return child
        }
        return GuideElement(id: view.id.value, child: child, guide: guide, position: position)
    }

    private func keepBackground(_ view: RecordedView, _ inherited: Inherited) {
        session.declaresBackground = true
        let others = Array(children(of: view).dropFirst())
        guard session.background == nil, !others.isEmpty else { return }
        let inner = inherited.inStack(along: nil).joined(as: .layers(.center)).flattened(.none)
        session.background = joined(others, inner, id: view.id)
    }
}
