import WidgetWire

/// Views that can be pressed.
extension ElementBuilder {
    /// A label that opens a URL.
    func link(_ view: RecordedView, _ inherited: Inherited) -> Element {
        let link = HitRegion.with {
            $0.url = view.node.string(.url) ?? ""
            $0.disabled = view.node.isDisabled
        }
        return hitRegion(link, view, inherited)
    }

    /// A label that performs an intent; a toggle has one label for off and one for on.
    func actionRegion(_ view: RecordedView, _ inherited: Inherited) -> Element {
        var region = view.node.actionRegion
        guard let isOn = view.node.bool(.isOn) else { return hitRegion(region, view, inherited) }
        region.isOn = isOn
        let states = children(of: view)
        return ToggleElement(
            id: view.id.value,
            off: joined(Array(states.prefix(1)), inherited.joined(as: .row), id: view.id),
            on: joined(Array(states.suffix(1)), inherited.joined(as: .row), id: view.id),
            region: region)
    }

    private func hitRegion(
        _ region: HitRegion, _ view: RecordedView, _ inherited: Inherited
    ) -> Element {
        let label = joined(children(of: view), inherited.joined(as: .row), id: view.id)
        return HitRegionElement(id: view.id.value, child: label, region: region)
    }
}

extension ViewTree.Node {
    /// The region that performs the view's intent.
    var actionRegion: HitRegion {
        HitRegion.with {
            $0.action = action ?? Action()
            $0.disabled = isDisabled
        }
    }

    fileprivate var isDisabled: Bool { bool(.isDisabled) ?? false }
}
