import CWidgetPlugin

/// Draws a corner widget with its label.
struct WidgetLabelModifier<Label: View> {
    let label: Label
}

extension WidgetLabelModifier: PrimitiveModifier {
    func record(_ content: () -> Void, into recorder: ViewRecorder) {
        guard recorder.environment.widgetFamily == .accessoryCorner else { return content() }
        recorder.node(WIDGET_VSTACK) {
            recorder.set(WIDGET_SPACING, 1.0)
            // A timer, which takes all the width, stands above the middle of the label.
            recorder.set(WIDGET_TEXT_ALIGNMENT, WIDGET_TEXT_CENTER)
            content()
            // Keeps the label away from the rounded corners.
            recorder.record(
                label.font(.caption2).lineLimit(1).minimumScaleFactor(0.5)
                    .padding([.horizontal, .bottom], 4))
        }
    }
}

extension View {
    /// Adds a label beside a corner widget.
    ///
    /// Differs from Apple: the label is below the view instead of along the edge of the watch face,
    /// a gauge in it is a thin bar between its end labels, and other families show no label.
    nonisolated public func widgetLabel<Label: View>(
        @ViewBuilder label: () -> Label
    ) -> some View {
        modifier(WidgetLabelModifier(label: label()))
    }

    /// Adds a text beside a corner widget.
    ///
    /// Differs from Apple: as `widgetLabel(label:)`.
    nonisolated public func widgetLabel(_ labelKey: LocalizedStringKey) -> some View {
        widgetLabel { Text(labelKey) }
    }

    /// Adds a text beside a corner widget.
    ///
    /// Differs from Apple: as `widgetLabel(label:)`.
    @_disfavoredOverload
    nonisolated public func widgetLabel<S: StringProtocol>(_ label: S) -> some View {
        widgetLabel { Text(label) }
    }
}

extension EnvironmentValues {
    /// Whether the label of the widget is shown, which only corner widgets do.
    public var showsWidgetLabel: Bool { widgetFamily == .accessoryCorner }
}
