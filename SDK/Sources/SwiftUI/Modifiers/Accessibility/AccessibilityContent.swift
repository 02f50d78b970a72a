import CWidgetPlugin

extension View {
    /// Sets the accessibility label to the texts of the given views, in order; `label` is the
    /// previous label.
    ///
    /// Differs from Apple: texts inside views of your own are not found.
    nonisolated public func accessibilityLabel<V: View>(
        @ViewBuilder content: (_ label: PlaceholderContentView<Self>) -> V
    ) -> some View {
        let texts = SpokenTexts.found(in: content(PlaceholderContentView(content: self)))
        return modifier(
            AttributeModifier { recorder in
                let label = texts.map { $0.plainString(in: recorder.environment) }
                recorder.set(
                    WIDGET_ACCESSIBILITY_LABEL, label.isEmpty ? nil : label.joined(separator: ", "))
            })
    }
}

/// Collects the texts of a view.
private enum SpokenTexts {
    private static let deepest = 16

    static func found(in value: Any, depth: Int = 0) -> [Text] {
        if let text = value as? Text { return [text] }
        guard depth < deepest else { return [] }
        let parts = Array(Mirror(reflecting: value).children)
        // Other stored properties of a container hold the same content, or no subviews.
        let inside = parts.filter { $0.label == "content" || $0.label == "value" }
        return (inside.isEmpty ? parts : inside).flatMap { found(in: $0.value, depth: depth + 1) }
    }
}
