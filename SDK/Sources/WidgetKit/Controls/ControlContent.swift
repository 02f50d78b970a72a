import AppIntents
import CWidgetPlugin

/// The current state of a control: the content of its tile and the action of a press.
@MainActor
struct ControlContent {
    /// The intent that a press performs.
    let action: any AppIntent
    /// The state of a toggle; `nil` for a button.
    var isOn: Bool?
    /// The label of the control.
    let label: AnyView
    /// The action label of a button; the off and on labels of a toggle.
    var valueLabels: [AnyView] = []
    /// The tint while the control is on.
    var tint: AnyShapeStyle?
    /// Whether the control is disabled.
    var isDisabled = false

    /// Records the control as the only view of an entry.
    func record(into recorder: ViewRecorder) {
        recorder.node(WIDGET_CONTROL) {
            recorder.setAction(action)
            if let isOn { recorder.set(WIDGET_IS_ON, isOn) }
            if let tint { recorder.set(WIDGET_TINT, tint.paint(in: recorder.environment)) }
            if isDisabled { recorder.set(WIDGET_DISABLED, true) }
            for view in [label] + valueLabels {
                recorder.node(WIDGET_GROUP) { recorder.recordChildren(view) }
            }
        }
    }
}

/// A template that describes its content itself.
@MainActor @preconcurrency
protocol PrimitiveControlTemplate: ControlWidgetTemplate where Body == Never {
    /// Returns the current content.
    func content() -> ControlContent
}

extension ControlWidgetTemplate {
    /// Returns the current content of any template.
    func controlContent() -> ControlContent {
        if let primitive = self as? any PrimitiveControlTemplate { return primitive.content() }
        return body.controlContent()
    }

    /// Returns the template with changed content.
    nonisolated func changing(
        _ change: @escaping @MainActor (inout ControlContent) -> Void
    ) -> some ControlWidgetTemplate {
        ChangedControlTemplate(base: self, change: change)
    }
}

private struct ChangedControlTemplate<Base: ControlWidgetTemplate> {
    let base: Base
    let change: @MainActor (inout ControlContent) -> Void
}

extension ChangedControlTemplate: PrimitiveControlTemplate {
    typealias Body = Never

    func content() -> ControlContent {
        var content = base.controlContent()
        change(&content)
        return content
    }
}
