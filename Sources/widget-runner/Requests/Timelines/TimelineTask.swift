import CWidgetPlugin
import WidgetWire

/// A question to a widget's provider, or for the looks of a preview or a control.
struct TimelineTask: ProviderTask {
    let widget: Widget
    let message: TimelineRequest

    /// Checks what the host asks for.
    init(_ message: TimelineRequest, among widgets: [Widget]) throws(RunnerError) {
        guard let widget = widgets.first(where: { $0.kind == message.kind }) else {
            throw .unknownKind(.widget(kind: message.kind), known: widgets.map(\.kind))
        }
        guard widget.families.isEmpty || widget.families.contains(message.family) else {
            throw .unsupportedFamily(
                kind: widget.kind, family: "\(message.family)",
                known: widget.families.map { "\($0)" })
        }
        guard !message.environments.isEmpty else {
            throw .badRequest("A request for '\(widget.kind)' names no environment to draw for.")
        }
        self.widget = widget
        self.message = message
    }

    var declaration: Declaration { widget.declaration }

    var parameters: [DeclaredParameter] { widget.parameters }

    var values: [String: ParameterValue] { message.configuration }

    var draft: TimelineDraft { TimelineDraft(kind: widget.kind, purpose: message.purpose) }

    func call(_ out: UnsafeMutablePointer<widget_timeline>, _ arguments: ProviderArguments) {
        ProviderCall.call(
            widget.function(for: message.purpose), out, widget.readsSettings ? nil : arguments)
    }

    func deliver(_ answer: PluginTimeline, of request: ProviderRequest<TimelineTask>) {
        let drawing = TimelineDrawing(request, answer)
        request.services.mainLoop.perform { drawing.drawNext() }
    }
}
