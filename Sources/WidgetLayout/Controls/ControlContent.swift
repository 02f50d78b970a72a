import WidgetWire

/// The parts of a control's tile: a symbol and two texts.
struct ControlContent {
    /// A symbol or a picture.
    var icon: Part?
    var title: Part?
    /// The control's state or effect.
    var status: Part?

    /// A recorded view and the values it inherits in its place.
    struct Part {
        let view: RecordedView
        let inherited: Inherited
    }

    /// Combines a control's label with the label of its value.
    ///
    /// The value's symbol takes precedence. If the value has no text, the label's second text is
    /// the status.
    fileprivate init(_ label: ControlLabel, value: ControlLabel) {
        let texts = label.texts.prefix(value.texts.isEmpty ? 2 : 1) + value.texts
        icon = value.icon ?? label.icon
        title = texts.first
        status = texts.dropFirst().first
    }
}

/// The first symbol and the texts of a label.
///
/// Their arrangement and styles are ignored, since a control center has its own.
private struct ControlLabel {
    var icon: ControlContent.Part?
    var texts: [ControlContent.Part] = []
}

extension ElementBuilder {
    func controlContent(
        label: RecordedView?, value: RecordedView?, _ inherited: Inherited
    ) -> ControlContent {
        ControlContent(
            controlLabel(label, inherited), value: controlLabel(value, inherited))
    }

    /// The words of a text for assistive technology.
    func words(_ part: ControlContent.Part?) -> String {
        part.map { words($0.view.index) } ?? ""
    }

    private func controlLabel(_ view: RecordedView?, _ inherited: Inherited) -> ControlLabel {
        var label = ControlLabel()
        if let view { collect(view, inherited, into: &label) }
        return label
    }

    private func collect(_ view: RecordedView, _ outer: Inherited, into label: inout ControlLabel) {
        guard session.admitsElement() else { return }
        let node = view.node
        let inherited = outer.merging(node.attributes)
        let part = ControlContent.Part(view: view, inherited: inherited)
        switch node.kind {
        case .text: label.texts.append(part)
        case .image: label.icon = label.icon ?? part
        default: for child in children(of: view) { collect(child, inherited, into: &label) }
        }
    }

    private func words(_ index: Int) -> String {
        let node = tree.nodes[index]
        if let label = node.string(.accessibilityLabel) { return label }
        return tree.children(of: index).reduce(node.string(.textString) ?? "") { $0 + words($1) }
    }
}
