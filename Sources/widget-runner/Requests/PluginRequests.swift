import WidgetWire

/// Answers the host's requests to a loaded plugin.
struct PluginRequests: Sendable {
    let plugin: LoadedPlugin
    let services: RequestServices
    /// The thread that calls provider functions, one after another.
    let providers: ProviderThread

    /// Starts to answer a request; on the reading thread, or on the main thread for one that came
    /// early.
    func answer(_ message: HostMessage) {
        let id = message.id
        switch message.request {
        case .describe(let request):
            describe(request, id)
        case .timeline(let request):
            begin(id) { show(request, id) }
        case .perform(let request):
            begin(id) { perform(request, id) }
        case .options(let request):
            begin(id) { findOptions(request, id) }
        case .recommendations(let request):
            begin(id) {
                ask(id) { () throws(RunnerError) in
                    try RecommendationsTask(try plugin.widget(request.kind))
                }
            }
        case .hello, .cancel, .shutdown, .instances, nil:
            break
        }
    }

    /// Cancels a request.
    func cancel(_ id: UInt64) {
        services.open.cancel(id)
    }

    private func describe(_ request: DescribeRequest, _ id: UInt64) {
        let plugin = plugin
        let services = services
        // Adds the previews if they are asked for, then answers.
        @Sendable func withPreviews(_ description: PluginDescription) {
            guard request.previews else {
                return services.connection.answer(.described(description), to: id)
            }
            plugin.previews.list(on: services.mainLoop) { previews in
                var description = description
                description.previews = previews.map(\.wire)
                services.connection.answer(.described(description), to: id)
            }
        }
        guard request.intents else { return withPreviews(plugin.wire) }
        plugin.intents.list(on: services.mainLoop) { book in
            var description = plugin.wire
            let listed = book.intents.filter(\.isListed)
            description.intents = listed.map(\.wire)
            description.shortcuts = book.shortcuts.map(\.wire).filter { shortcut in
                listed.contains { $0.name == shortcut.intent }
            }
            withPreviews(description)
        }
    }

    private func show(_ request: TimelineRequest, _ id: UInt64) {
        switch request.purpose {
        case .preview:
            plugin.previews.list(on: services.mainLoop) { previews in
                ask(id) { () throws(RunnerError) in
                    try TimelineTask(request, among: previews.map(\.provider))
                }
            }
        case .control:
            ask(id) { () throws(RunnerError) in
                let control = try plugin.control(request.kind)
                guard let provider = control.provider else {
                    throw .controlNotShown(kind: control.kind)
                }
                return try TimelineTask(request, among: [provider])
            }
        case .timeline, .snapshot, .placeholder, .UNRECOGNIZED:
            ask(id) { () throws(RunnerError) in
                try TimelineTask(request, among: plugin.widgets.map(\.provider))
            }
        }
    }

    private func perform(_ request: PerformRequest, _ id: UInt64) {
        let isKnown = plugin.intents.known.contains { $0.name == request.action.intent }
        if isKnown {
            let intents = plugin.intents.known
            return ask(id) { () throws(RunnerError) in try PerformTask(request, among: intents) }
        }
        plugin.intents.list(on: services.mainLoop) { book in
            ask(id) { () throws(RunnerError) in try PerformTask(request, among: book.intents) }
        }
    }

    private func findOptions(_ request: OptionsRequest, _ id: UInt64) {
        do throws(RunnerError) {
            let (owner, parameters) =
                request.intent.isEmpty
                ? try plugin.parameters(of: request.kind)
                : try plugin.parameters(handledOf: request.intent)
            guard let parameter = parameters.first(where: { $0.name == request.parameter }) else {
                throw .unknownParameter(
                    of: owner, name: request.parameter, known: parameters.map(\.name))
            }
            guard let find = parameter.findOptions else {
                throw .noOptions(of: owner, name: parameter.name)
            }
            ask(id) { () throws(RunnerError) in
                OptionsTask(request, parameter, among: parameters, of: owner, find: find)
            }
        } catch {
            refuse(id, error)
        }
    }

    /// Notes that an answer is due, then prepares it.
    private func begin(_ id: UInt64, _ prepare: () -> Void) {
        do throws(RunnerError) {
            try services.open.begin(id)
            prepare()
        } catch {
            services.refuse(id, error)
        }
    }

    private func ask<Task: ProviderTask>(_ id: UInt64, _ task: () throws(RunnerError) -> Task) {
        do throws(RunnerError) {
            let request = try ProviderRequest(id: id, task: task(), services: services)
            try services.open.ask(request, id)
            providers.perform { request.provide() }
        } catch {
            refuse(id, error)
        }
    }

    private func refuse(_ id: UInt64, _ error: RunnerError) {
        if services.open.end(id) { services.refuse(id, error) }
    }
}

extension LoadedPlugin {
    fileprivate func widget(_ kind: String) throws(RunnerError) -> Widget {
        guard let widget = widgets.first(where: { $0.kind == kind }) else {
            throw .unknownKind(.widget(kind: kind), known: widgets.map(\.kind))
        }
        return widget
    }

    fileprivate func control(_ kind: String) throws(RunnerError) -> Control {
        guard let control = controls.first(where: { $0.kind == kind }) else {
            throw .unknownKind(.control(kind: kind), known: controls.map(\.kind))
        }
        return control
    }

    /// The parameters that a handler declares.
    fileprivate func parameters(
        handledOf intent: String
    ) throws(RunnerError) -> (Declaration, [DeclaredParameter]) {
        guard let handler = handlers.first(where: { $0.intent == intent }) else {
            throw .unknownKind(.handler(intent: intent), known: handlers.map(\.intent))
        }
        return (handler.declaration, handler.parameters)
    }

    /// The parameters that a widget or a control declares.
    fileprivate func parameters(
        of kind: String
    ) throws(RunnerError) -> (Declaration, [DeclaredParameter]) {
        if let widget = widgets.first(where: { $0.kind == kind }) {
            return (widget.provider.declaration, widget.provider.parameters)
        }
        if let control = controls.first(where: { $0.kind == kind }) {
            return (control.declaration, control.parameters)
        }
        throw .unknownKind(
            .widget(kind: kind), known: widgets.map(\.kind) + controls.map(\.kind))
    }
}
