import CWidgetPlugin
import WidgetWire

/// A request to a widget's provider, or for the entries of a preview or a control.
struct TimelineTask: ProviderTask {
    let provider: EntryProvider
    let message: TimelineRequest

    /// Checks the host's request and finds its provider.
    init(_ message: TimelineRequest, among providers: [EntryProvider]) throws(RunnerError) {
        guard let provider = providers.first(where: { $0.kind == message.kind }) else {
            throw .unknownKind(.widget(kind: message.kind), known: providers.map(\.kind))
        }
        guard provider.families.isEmpty || provider.families.contains(message.family) else {
            throw .unsupportedFamily(
                kind: provider.kind, family: "\(message.family)",
                known: provider.families.map { "\($0)" })
        }
        guard !message.environments.isEmpty else {
            throw .badRequest("A request for '\(provider.kind)' names no environment to draw for.")
        }
        self.provider = provider
        self.message = message
    }

    var declaration: Declaration { provider.declaration }

    var parameters: [DeclaredParameter] { provider.parameters }

    var values: [String: ParameterValue] { message.configuration }

    var draft: TimelineDraft { TimelineDraft(kind: provider.kind, purpose: message.purpose) }

    func call(_ out: UnsafeMutablePointer<widget_timeline>, _ arguments: ProviderArguments) {
        ProviderCall.call(
            provider.function(for: message.purpose), out, provider.readsSettings ? nil : arguments)
    }

    func deliver(_ answer: PluginTimeline, of request: ProviderRequest<TimelineTask>) {
        let drawing = TimelineDrawing(request, answer)
        request.services.mainLoop.perform { drawing.drawNext() }
    }
}
