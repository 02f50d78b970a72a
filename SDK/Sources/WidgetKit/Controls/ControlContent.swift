import AppIntents
import CWidgetPlugin

/// A control at a moment: what its tile shows and what a press performs.
@MainActor
struct ControlContent {
    /// What a press performs.
    let action: any AppIntent
    /// What a toggle shows.
    var isOn: Bool?
    /// The name of the control.
    let label: AnyView
    /// What it does; of a toggle how it is, off and on.
    var valueLabels: [AnyView] = []
    /// The colour when it is on.
    var tint: AnyShapeStyle?
    /// Whether it cannot be pressed.
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

/// A template that says itself what its control is.
@MainActor @preconcurrency
protocol PrimitiveControlTemplate: ControlWidgetTemplate where Body == Never {
    /// What the control is at the moment.
    func content() -> ControlContent
}

extension ControlWidgetTemplate {
    /// What a control of any template is at the moment.
    func controlContent() -> ControlContent {
        if let primitive = self as? any PrimitiveControlTemplate { return primitive.content() }
        return body.controlContent()
    }

    /// The template with its content changed.
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
