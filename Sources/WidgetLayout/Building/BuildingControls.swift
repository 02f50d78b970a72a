import WidgetWire

extension ElementBuilder {
    /// A control's tile; a toggle's has both its states.
    func control(_ node: ViewTree.Node, _ place: Place, _ inherited: Inherited) -> Element {
        let labels = children(of: place)
        var region = HitRegion.with {
            $0.action = node.action ?? Action()
            $0.disabled = node.bool(.isDisabled) ?? false
        }
        guard let isOn = node.bool(.isOn) else {
            let tile = tile(place, labels.first, labels.dropFirst().first, region, inherited)
            return HitRegionElement(
                id: place.id.value, child: tile.element, region: region,
                annotation: tile.annotation)
        }
        region.isOn = false
        let off = tile(place, labels.first, labels.dropFirst().first, region, inherited)
        region.isOn = true
        let on = tile(
            place, labels.first, labels.dropFirst().prefix(2).last, region, inherited)
        region.isOn = isOn
        return ToggleElement(
            id: place.id.value, off: off.element, on: on.element, region: region,
            annotation: isOn ? on.annotation : off.annotation)
    }

    private func tile(
        _ place: Place, _ label: Place?, _ value: Place?, _ region: HitRegion,
        _ inherited: Inherited
    ) -> (element: Element, annotation: Annotation) {
        // All is in full colour: no control center tints its controls.
        let inherited = inherited.flattened(.none)
        let content = controlContent(label: label, value: value, inherited)
        let id = place.id.adding(region.isOn ? "on" : "off")
        let tile = ControlTile(
            builder: self, form: ControlForm(session.widget, on: session.grid), id: id,
            isOn: region.isOn
        ).element(content, inherited)
        let annotation = Annotation(label: words(content.title), value: words(content.status))
        guard region.disabled else { return (tile, annotation) }
        let faded = PictureElement(id: id.adding("disabled").value, child: tile) {
            $0.opacity = PlatformMetrics.disabledOpacity
        }
        return (faded, annotation)
    }
}
