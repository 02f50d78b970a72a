import WidgetWire

/// Asks plugins for their descriptions.
struct PluginDescriber: Sendable {
    let runners: PluginRunners

    /// The description of a plugin, including the companions of its bundle.
    ///
    /// A plugin that cannot list its intents, or a companion that fails, does not cost the plugin
    /// its widgets.
    ///
    /// - Throws: Errors that say nothing about the plugin, so that half a description is not kept
    ///   as the whole.
    func describe(_ plugin: PluginFile) async throws(HostError) -> DescribedPlugin {
        let described = try await answer(of: plugin)
        guard case .widgets(var description) = described, description.offersSomething else {
            // A plugin that only has handlers is refused later, with its own message.
            try runners.runner(of: plugin).dismiss()
            return described
        }
        description.handlers = []
        description.warnings = []
        try await addIntents(of: plugin, to: &description)
        description.warnings += plugin.companions.problems.map(PluginWarning.init)
        for (companion, answer) in await answers(of: plugin.companions.files) {
            switch try answer.get() {
            case .problem(let problem): description.warnings.append(PluginWarning(problem))
            case .widgets(let told): add(told.handlers, of: companion, to: &description)
            }
        }
        return .widgets(description)
    }

    /// The descriptions of a bundle's companions, in their order.
    ///
    /// All are asked at once, so that several that do not answer take no longer than one.
    private func answers(
        of companions: [PluginFile]
    ) async -> [(PluginFile, Result<DescribedPlugin, HostError>)] {
        await withTaskGroup(of: (Int, Result<DescribedPlugin, HostError>).self) { group in
            for (number, companion) in companions.enumerated() {
                group.addTask {
                    do throws(HostError) {
                        let described = try await answer(of: companion)
                        try runners.runner(of: companion).dismiss()
                        return (number, .success(described))
                    } catch {
                        return (number, .failure(error))
                    }
                }
            }
            var answers: [Int: Result<DescribedPlugin, HostError>] = [:]
            for await (number, answer) in group { answers[number] = answer }
            return companions.enumerated().compactMap { number, companion in
                answers[number].map { (companion, $0) }
            }
        }
    }

    private func answer(of plugin: PluginFile) async throws(HostError) -> DescribedPlugin {
        do throws(HostError) {
            let answer = try await runners.runner(of: plugin).ask(.describe(.widgets))
            return DescribedPlugin(answer, plugin: plugin.path)
        } catch {
            if error.isOfHost { throw error }
            return DescribedPlugin(error, plugin: plugin.path)
        }
    }

    /// Asks for the intents, in the process that described the widgets.
    private func addIntents(
        of plugin: PluginFile, to description: inout PluginDescription
    ) async throws(HostError) {
        do throws(HostError) {
            let runner = try runners.runner(of: plugin)
            let answer = try await runner.ask(.describe(.intents))
            runner.dismiss()
            guard case .widgets(let listed) = DescribedPlugin(answer, plugin: plugin.path) else {
                throw HostError(
                    .badReply(plugin: plugin.path, problem: "it answered something else"))
            }
            description.intents = listed.intents
            description.shortcuts = listed.shortcuts
        } catch {
            if error.isOfHost { throw error }
            // The widgets are still usable; a new process spares them the rest after a failure.
            runners.retire(plugin)
            guard case .problem(let problem) = DescribedPlugin(error, plugin: plugin.path)
            else { return }
            description.warnings.append(
                PluginWarning(
                    PluginProblem(
                        path: problem.path, reason: problem.reason,
                        message: "\(problem.message)\nIts widgets can be used; its intents are not "
                            + "listed.")))
        }
    }

    private func add(
        _ handlers: [HandlerDescription], of companion: PluginFile,
        to description: inout PluginDescription
    ) {
        do throws(PluginProblem) {
            for var handler in try DescriptionCheck(plugin: companion).checked(handlers) {
                // Of handlers for one intent, the first in the order of the libraries' names wins.
                let isTaken = description.handlers.contains { $0.intent == handler.intent }
                handler.library = companion.path
                if !isTaken { description.handlers.append(handler) }
            }
        } catch {
            description.warnings.append(PluginWarning(error))
        }
    }
}

extension PluginDescription {
    /// Whether it has a widget, a control or an activity.
    fileprivate var offersSomething: Bool {
        !(widgets.isEmpty && controls.isEmpty && activities.isEmpty)
    }
}

extension HostError {
    /// Whether the host or the caller caused the error, so that it says nothing about the plugin.
    fileprivate var isOfHost: Bool {
        switch code {
        case .cancelled, .shutDown, .runnerUnusable: true
        default: false
        }
    }
}

extension PluginWarning {
    /// The problem as it is stored.
    init(_ problem: PluginProblem) {
        self.init()
        reason = problem.reason.rawValue
        message = problem.message
        path = problem.path
    }

    /// The problem as it is shown; nil when its reason is unknown.
    var problem: PluginProblem? {
        ProblemReason(rawValue: reason).map {
            PluginProblem(path: path, reason: $0, message: message)
        }
    }
}
