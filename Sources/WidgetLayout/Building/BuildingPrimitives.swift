import WidgetWire

extension ElementBuilder {
    /// The element of a view that is no group and no modifier.
    func primitive(_ place: Place, _ inherited: Inherited) -> Element {
        let node = tree.nodes[place.index]
        switch node.kind {
        case .vstack: return stack(.vertical, node, place, inherited)
        case .hstack: return stack(.horizontal, node, place, inherited)
        case .zstack:
            return ZStackElement(
                id: place.id.value, alignment: node.alignment,
                children: members(of: place, inherited.inStack(along: nil)))
        case .spacer:
            return SpacerElement(
                id: place.id.value, axis: inherited.stackAxis, minimum: node.length(.minLength))
        case .divider:
            return DividerElement(
                id: place.id.value, inherited: inherited, scale: session.scale)
        case .text: return painted(text(place, inherited), place, inherited)
        case .grid: return grid(node, place, inherited)
        case .lazyVGrid: return lazyGrid(.vertical, node, place, inherited)
        case .lazyHGrid: return lazyGrid(.horizontal, node, place, inherited)
        case .layout: return layout(node, place, inherited)
        case .image: return image(node, place, inherited)
        case .geometryReader: return geometryReader(node, place, inherited)
        case .link:
            let link = HitRegion.with {
                $0.url = node.string(.url) ?? ""
                $0.disabled = node.bool(.isDisabled) ?? false
            }
            return hitRegion(link, place, inherited)
        case .actionRegion: return actionRegion(node, place, inherited)
        case .control: return control(node, place, inherited)
        case .viewThatFits:
            return ViewThatFitsElement(
                id: place.id.value, horizontal: node.bool(.horizontal) ?? true,
                vertical: node.bool(.vertical) ?? true,
                candidates: members(of: place, inherited.inStack(along: nil)))
        case .gauge: return gauge(node, place, inherited)
        case .color, .rectangle: return shape(.rectangle, node, place, inherited)
        case .roundedRectangle: return shape(node.roundedRectangle, node, place, inherited)
        case .circle: return shape(.circle, node, place, inherited)
        case .capsule:
            return shape(
                .capsule(isContinuous: node.isContinuous), node, place, inherited)
        case .ellipse: return shape(.ellipse, node, place, inherited)
        case .path: return shape(.path(path(node)), node, place, inherited)
        case .containerShape:
            return shape(
                .container(session.widget, cornerRadius: session.cornerRadius), node, place,
                inherited)
        case .group, .gridRow, .padding, .frame, .flexFrame, .background, .overlay, .clip, .opacity,
            .offset, .fixedSize, .layoutPriority, .alignmentGuide, .containerBackground, .transform,
            .aspectRatio, .safeArea, .ignoresSafeArea, .place, .shadow, .blur, .mask, .blend,
            .compositingGroup, .colorEffect, .affineTransform, .projection, .gridCell, .layoutValue,
            .zIndex, .landmark, .deferred:
            // Groups and modifiers are seen to before.
            return EmptyElement(id: place.id.value)
        }
    }

    private func stack(
        _ axis: Axis, _ node: ViewTree.Node, _ place: Place, _ inherited: Inherited
    ) -> Element {
        StackElement(
            id: place.id.value, axis: axis, guide: node.alignment[axis.other],
            spacing: node.length(.spacing),
            children: members(of: place, inherited.inStack(along: axis)), grid: session.grid)
    }

    private func hitRegion(
        _ region: HitRegion, _ place: Place, _ inherited: Inherited
    ) -> Element {
        let label = joined(children(of: place), inherited.joined(as: .row), id: place.id)
        return HitRegionElement(id: place.id.value, child: label, region: region)
    }

    private func actionRegion(
        _ node: ViewTree.Node, _ place: Place, _ inherited: Inherited
    ) -> Element {
        var region = HitRegion.with {
            $0.action = node.action ?? Action()
            $0.disabled = node.bool(.isDisabled) ?? false
        }
        guard let isOn = node.bool(.isOn) else { return hitRegion(region, place, inherited) }
        region.isOn = isOn
        let states = children(of: place)
        return ToggleElement(
            id: place.id.value,
            off: joined(Array(states.prefix(1)), inherited.joined(as: .row), id: place.id),
            on: joined(Array(states.suffix(1)), inherited.joined(as: .row), id: place.id),
            region: region)
    }

    private func geometryReader(
        _ node: ViewTree.Node, _ place: Place, _ inherited: Inherited
    ) -> Element {
        guard let content = deferredContent(node, place, inherited, severalIn: .corner) else {
            session.reportOnce("A geometry reader has no content function and stays empty.")
            return GeometryReaderElement(id: place.id.value) { _ in nil }
        }
        return GeometryReaderElement(id: place.id.value, content: content)
    }
}
