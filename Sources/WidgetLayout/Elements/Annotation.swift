import WidgetWire

/// A view's accessibility texts and motion, which are never drawn.
struct Annotation: Hashable {
    var label = ""
    var identifier = ""
    var value = ""
    var motion: Motion?
    /// Whether assistive technology skips a text.
    var isHidden = false

    var isEmpty: Bool {
        label.isEmpty && identifier.isEmpty && value.isEmpty && motion == nil && !isHidden
    }

    /// Both annotations together; nil when they contradict each other.
    func joined(with other: Annotation) -> Annotation? {
        guard let label = Self.one(label, other.label),
            let identifier = Self.one(identifier, other.identifier),
            let value = Self.one(value, other.value),
            motion == nil || other.motion == nil || motion == other.motion
        else { return nil }
        return Annotation(
            label: label, identifier: identifier, value: value, motion: motion ?? other.motion,
            isHidden: isHidden || other.isHidden)
    }

    private static func one(_ first: String, _ second: String) -> String? {
        if first.isEmpty { return second }
        return second.isEmpty || second == first ? first : nil
    }
}

/// An element whose own node carries its annotation, so that it needs no group around it.
protocol Annotatable: AnyObject {
    /// The annotation by which assistive technology and tests know the view.
    var annotation: Annotation? { get set }
}
