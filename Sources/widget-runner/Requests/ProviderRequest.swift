import CWidgetPlugin
import Synchronization
import WidgetWire

/// One request to a provider and its way to an answer, for any thread.
///
/// Is never freed: the plugin may keep the pointer, and what it calls too late must find a request
/// that is over.
final class ProviderRequest: Sendable {
    /// Where requests send their work and their answers.
    struct Services: Sendable {
        let connection: HostConnection
        let log: PluginLog
        let mainLoop: any MainLoop
        let drawing: EntryDrawing
        /// Called with the id when the answer is complete.
        let answered: @Sendable (UInt64) -> Void
    }

    let id: UInt64
    let widget: Widget
    let message: TimelineRequest
    let services: Services
    private let arguments: Mutex<ProviderArguments?>
    private let lifecycle: Mutex<RequestLifecycle>

    /// Checks what the host asks for.
    init(
        id: UInt64, message: TimelineRequest, widget: Widget, services: Services
    ) throws(RunnerError) {
        self.widget = widget
        self.id = id
        self.message = message
        self.services = services
        let configuration = try ProviderArguments(widget, message.configuration)
        arguments = Mutex(configuration)
        lifecycle = Mutex(RequestLifecycle(kind: widget.kind, purpose: message.purpose))
    }

    /// Whether the plugin can stop working on it.
    var isUnwanted: Bool { lifecycle.withLock { $0.isUnwanted } }

    /// Whether the host has cancelled it.
    var isCancelled: Bool { lifecycle.withLock { $0.isCancelled } }

    /// Reads a parameter's value; answers whether the configuration has it.
    ///
    /// For any thread.
    func setting(at index: Int, into result: UnsafeMutablePointer<widget_value>) -> Bool {
        arguments.withLock { $0 }?.setting(at: index, into: result) ?? false
    }

    /// Calls the plugin's function; provider thread.
    func provide() {
        guard lifecycle.withLock({ $0.begin() }), let arguments = arguments.withLock({ $0 }) else {
            return
        }
        let out = TimelineTable.make(self)
        // Keeps the strings until the function returned, should another thread complete before.
        withExtendedLifetime(arguments) {
            ProviderCall.call(
                widget.function(for: message.purpose), out,
                widget.readsSettings ? nil : arguments)
        }
        step { $0.returned() }
    }

    /// Takes a step and does what follows from it.
    func step(_ change: (inout RequestLifecycle) -> RequestLifecycle.Action) {
        switch lifecycle.withLock({ change(&$0) }) {
        case .nothing: break
        case .draw(let timeline):
            let drawing = TimelineDrawing(self, timeline)
            services.mainLoop.perform { drawing.drawNext() }
        case .fail(let error, _): finish(.failure(error.failure))
        case .ignore(let reason):
            services.log.write(.warning, "Request \(id) for '\(widget.kind)': \(reason).")
        }
    }

    /// Sends the message that ends the answer.
    func finish(_ reply: RunnerMessage.OneOf_Reply) {
        lifecycle.withLock { $0.drawn() }
        arguments.withLock { $0 = nil }
        services.answered(id)
        services.connection.answer(reply, to: id)
    }
}

extension [Widget] {
    /// The widget a request is for.
    func widget(for message: TimelineRequest) throws(RunnerError) -> Widget {
        guard let widget = first(where: { $0.kind == message.kind }) else {
            throw .unknownKind(message.kind, known: map(\.kind))
        }
        guard widget.families.isEmpty || widget.families.contains(message.family) else {
            throw .unsupportedFamily(
                kind: widget.kind, family: "\(message.family)",
                known: widget.families.map { "\($0)" })
        }
        guard !message.environments.isEmpty else {
            throw .badRequest("A request for '\(widget.kind)' names no environment to draw for.")
        }
        return widget
    }
}
