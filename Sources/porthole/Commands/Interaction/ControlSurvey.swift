import WidgetHost

/// Asks controls for their states: several plugins at a time, the controls of each in turn.
struct ControlSurvey {
    /// How many plugins are asked at the same time; most of the time they are waited for.
    private static let askedAtOnce = 16

    /// What one plugin's controls said.
    private struct Answers {
        let plugin: String
        /// The states, by kind; those of some may be missing.
        var states: [String: ControlDocument] = [:]
        /// The failures of single controls.
        var warnings: [String] = []
        var isComplete = false
    }

    let host: WidgetHost

    /// How long all controls together may take.
    ///
    /// A plugin may have two hundred, each of which may use its whole deadline.
    private var patience: Duration { host.configuration.policy.controlDeadline * 2 }

    /// The states of controls in their order, and what the user is to be warned of.
    ///
    /// Controls that fail, or have not answered in time, come without their values.
    func states(
        of controls: [InstalledControl]
    ) async -> (documents: [ControlDocument], warnings: [String]) {
        let plugins = controls.map(\.plugin).reduce(into: [String]()) { plugins, plugin in
            if plugins.last != plugin, !plugins.contains(plugin) { plugins.append(plugin) }
        }
        let answers = await answers(of: Dictionary(grouping: controls, by: \.plugin), plugins)
        let states = answers.values.reduce(into: [:]) { $0.merge($1.states) { first, _ in first } }
        let documents = controls.map { states[$0.kind] ?? ControlDocument($0) }
        return (documents, plugins.flatMap { warnings(of: $0, answers[$0]) })
    }

    /// Asks the plugins in this order, until all have answered or the time is over.
    private func answers(
        of controls: [String: [InstalledControl]], _ plugins: [String]
    ) async -> [String: Answers] {
        await withTaskGroup(of: Answers?.self) { group in
            var waiting = plugins[...]
            func askNext() {
                guard let plugin = waiting.popFirst() else { return }
                group.addTask { await ask(plugin, controls[plugin] ?? []) }
            }
            group.addTask {
                try? await Task.sleep(for: patience)
                return nil
            }
            for _ in 0..<Self.askedAtOnce { askNext() }
            var answers: [String: Answers] = [:]
            while answers.count < plugins.count, let next = await group.next() {
                guard let next else {
                    // Those being asked still say what they know.
                    waiting = []
                    group.cancelAll()
                    continue
                }
                answers[next.plugin] = next
                askNext()
            }
            group.cancelAll()
            return answers
        }
    }

    /// Asks one plugin's controls in turn, until the task is cancelled.
    private func ask(_ plugin: String, _ controls: [InstalledControl]) async -> Answers {
        var answers = Answers(plugin: plugin)
        for control in controls where control.canBeShown {
            do {
                let target = try await ControlView(control: control, host: host).target()
                answers.states[control.kind] = ControlDocument(control, target)
            } catch {
                if Task.isCancelled { return answers }
                // The other controls are still listed.
                answers.warnings.append("\(error)")
            }
        }
        answers.isComplete = true
        return answers
    }

    private func warnings(of plugin: String, _ answers: Answers?) -> [String] {
        let time = "\(patience.components.seconds) seconds"
        guard let answers else {
            return [
                "The plugin \(plugin) was not asked for its controls, which are listed without "
                    + "their values: others took \(time)."
            ]
        }
        guard !answers.isComplete else { return answers.warnings }
        return answers.warnings + [
            "The plugin \(plugin) did not show all of its controls within \(time); the rest are "
                + "listed without their values."
        ]
    }
}
