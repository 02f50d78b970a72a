import WidgetWire

/// What a control shows: a symbol and two texts.
struct ControlContent {
    /// A symbol or a picture.
    var icon: Part?
    var title: Part?
    /// How the control is, or what it does.
    var status: Part?

    /// A recorded view and what it inherits where it stands.
    struct Part {
        let view: RecordedView
        let inherited: Inherited
    }

    /// The content of a control with a label and, perhaps, one of its value.
    ///
    /// A symbol of the value comes first. Without a text of its value the label's second one says how
    /// the control is.
    fileprivate init(_ label: ControlLabel, value: ControlLabel) {
        let texts = label.texts.prefix(value.texts.isEmpty ? 2 : 1) + value.texts
        icon = value.icon ?? label.icon
        title = texts.first
        status = texts.dropFirst().first
    }
}

/// The first symbol and the texts of a label.
///
/// Their arrangement and styles do not count: a control center has its own.
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

    /// What assistive technology reads of a text.
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
