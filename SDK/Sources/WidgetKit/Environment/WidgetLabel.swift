import CWidgetPlugin

/// A corner widget with its label.
struct WidgetLabelModifier<Label: View> {
    let label: Label
}

extension WidgetLabelModifier: PrimitiveModifier {
    func record(_ content: () -> Void, into recorder: ViewRecorder) {
        guard recorder.environment.widgetFamily == .accessoryCorner else { return content() }
        recorder.node(WIDGET_VSTACK) {
            recorder.set(WIDGET_SPACING, 1.0)
            content()
            // Clear of the round corners.
            recorder.record(
                label.font(.caption2).lineLimit(1).minimumScaleFactor(0.5)
                    .padding([.horizontal, .bottom], 4))
        }
    }
}

extension View {
    /// Puts views beside a corner widget.
    ///
    /// Differs from Apple: the label stands below the view instead of along the edge of a watch's
    /// face, a gauge in it as a thin bar between its ends, and other families show none.
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

extension EnvironmentValues {
    /// Whether the label of the widget is shown: that of a corner widget is.
    public var showsWidgetLabel: Bool { widgetFamily == .accessoryCorner }
}
