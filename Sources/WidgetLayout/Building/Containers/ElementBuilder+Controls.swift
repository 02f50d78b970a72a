import WidgetWire

/// The tiles of a control center.
extension ElementBuilder {
    /// A control's tile; a toggle's holds both its states.
    ///
    /// The view's children are the label, the label of its value and, for a toggle, that of its
    /// value when on.
    func control(_ view: RecordedView, _ inherited: Inherited) -> Element {
        let labels = children(of: view)
        var region = view.node.actionRegion
        // Control centers do not tint their controls, so everything is in full colour.
        let inherited = inherited.flattened(.none)
        func tile(value: RecordedView?) -> Tile {
            let content = controlContent(label: labels.first, value: value, inherited)
            return self.tile(view, content, region, inherited)
        }

        guard let isOn = view.node.bool(.isOn) else {
            let tile = tile(value: labels.dropFirst().first)
            return HitRegionElement(
                id: view.id.value, child: tile.element, region: region,
                annotation: tile.annotation)
        }
        region.isOn = false
        let off = tile(value: labels.dropFirst().first)
        region.isOn = true
        let on = tile(value: labels.dropFirst().prefix(2).last)
        region.isOn = isOn
        return ToggleElement(
            id: view.id.value, off: off.element, on: on.element, region: region,
            annotation: isOn ? on.annotation : off.annotation)
    }

    /// The look of one state of a control, and its description for assistive technology.
    private struct Tile {
        let element: Element
        let annotation: Annotation
    }

    private func tile(
        _ view: RecordedView, _ content: ControlContent, _ region: HitRegion,
        _ inherited: Inherited
    ) -> Tile {
        let id = view.id.adding(region.isOn ? "on" : "off")
        let form = ControlForm(session.widget, on: session.grid)
        let element = ControlTile(builder: self, form: form, id: id, isOn: region.isOn)
            .element(content, inherited)
        let annotation = Annotation(label: words(content.title), value: words(content.status))
        guard region.disabled else { return Tile(element: element, annotation: annotation) }
        let faded = PictureElement(id: id.adding("disabled").value, child: element) {
            $0.opacity = PlatformMetrics.disabledOpacity
        }
        return Tile(element: faded, annotation: annotation)
    }
}
