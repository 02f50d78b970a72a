/// A corner widget with its label.
struct WidgetLabelModifier<Label: View> {
    @Environment(\.widgetFamily) private var family
    let label: Label

    init(label: Label) { self.label = label }
}

extension WidgetLabelModifier: ViewModifier {
    func body(content: Content) -> some View {
        if family == .accessoryCorner {
            VStack(spacing: 1) {
                content
                label.font(.caption2).lineLimit(1).minimumScaleFactor(0.5)
            }
        } else {
            content
        }
    }
}

extension View {
    /// Puts views beside a corner widget.
    ///
    /// Differs from Apple: the label stands below the view instead of along the edge of a watch's
    /// face, and other families show none.
    nonisolated public func widgetLabel<Label: View>(
        @ViewBuilder label: () -> Label
    ) -> some View {
        modifier(WidgetLabelModifier(label: label()))
    }

    /// Puts a text beside a corner widget.
    ///
    /// Differs from Apple: as `widgetLabel(label:)`.
    nonisolated public func widgetLabel(_ labelKey: LocalizedStringKey) -> some View {
        widgetLabel { Text(labelKey) }
    }

    /// Puts a text beside a corner widget.
    ///
    /// Differs from Apple: as `widgetLabel(label:)`.
    @_disfavoredOverload
    nonisolated public func widgetLabel<S: StringProtocol>(_ label: S) -> some View {
        widgetLabel { Text(label) }
    }
}
