import Foundation
import Testing
import WidgetWire

@testable import WidgetHost

/// Intents, controls and values of parameters, with real plugins.
@Suite(.timeLimit(.minutes(3))) struct IntentRequestTests {
    private let plugins: InstalledPlugins
    private let hostile = "org.example.hostile-intents"

    init() throws { plugins = try InstalledPlugins() }

    private func action(
        _ intent: String, _ arguments: [String: ConfigurationValue] = [:]
    ) -> Action {
        .with {
            $0.intent = intent
            $0.arguments = arguments.mapValues(\.wire)
        }
    }

    private func failure(
        _ body: () async throws(HostError) -> Void
    ) async -> HostError.Code? {
        do throws(HostError) {
            try await body()
            return nil
        } catch {
            return error.code
        }
    }

    @Test func `Performing an intent returns its message or URL`() async throws {
        try await plugins.install("Performs")
        let host = plugins.host()
        let outcome = try await host.perform(
            action("echo", ["color": .string("red")]), of: "org.example.performs",
            now: Date(timeIntervalSince1970: 5))
        #expect(outcome.words == "false 3 0.000 red 0.000 at 5 near the gate")
        #expect(outcome.url == nil)
        let later = try await host.perform(action("take-time"), of: "org.example.performs")
        #expect(later.url == URL(string: "https://example.org/door?id=1"))
        await host.shutDown()
    }

    /// Each host has a process of the plugin of its own, as two programs have.
    @Test func `Intents that several hosts perform are serialized`() async throws {
        try await plugins.install("CountsSlowly")
        let hosts = [plugins.host(), plugins.host(), plugins.host()]
        let words = try await withThrowingTaskGroup { group in
            for host in hosts {
                for _ in 1...3 {
                    group.addTask {
                        try await host.perform(action("count"), of: "org.example.counts").words
                    }
                }
            }
            return try await group.reduce(into: Set<String>()) { $0.insert($1) }
        }
        #expect(words == Set((1...9).map { "\($0)" }))
        for host in hosts { await host.shutDown() }
    }

    @Test func `An error names a stopped process that performs an intent`() async throws {
        try await plugins.install("Performs")
        let host = plugins.host()
        let kind = "org.example.performs"
        _ = try await host.perform(action("take-time"), of: kind)
        let turn = "\(plugins.folder.path)/containers/.turns/Performs"
        let lock = try #require(try Syscalls.openLocked(turn))
        defer { close(lock) }
        let stopped = try stoppedProcess()
        defer { end(stopped) }
        try plugins.folder.write("\(stopped)", to: "containers/.turns/Performs")
        var policy = HostPolicy.patient
        // Beyond this suite's time limit.
        policy.performDeadline = .seconds(3600)
        let other = plugins.host(policy: policy)
        let code = await failure { () async throws(HostError) in
            _ = try await other.perform(action("take-time"), of: kind)
        }
        guard case .busy(plugins.path("Performs"), _, stopped: stopped) = code else {
            Issue.record("\(String(describing: code))")
            return
        }
        await host.shutDown()
        await other.shutDown()
    }

    /// Starts a process that stops itself, and waits until it has.
    private func stoppedProcess() throws -> pid_t {
        var (id, status) = (pid_t(0), Int32(0))
        let words = ["/bin/sh", "-c", "kill -STOP $$"]
        var arguments = words.map { strdup($0) } + [nil]
        defer { arguments.forEach { free($0) } }
        try #require(posix_spawn(&id, "/bin/sh", nil, nil, &arguments, nil) == 0)
        try #require(waitpid(id, &status, WUNTRACED) == id)
        return id
    }

    private func end(_ process: pid_t) {
        kill(process, SIGKILL)
        waitpid(process, nil, 0)
    }

    @Test func `An error names a failed or unknown intent`() async throws {
        try await plugins.install("Performs")
        let host = plugins.host()
        let path = plugins.path("Performs")
        let stuck = await failure { () async throws(HostError) in
            _ = try await host.perform(action("give-up"), of: "org.example.performs")
        }
        guard case .intentFailed("give-up", path, let words) = stuck else {
            Issue.record("\(String(describing: stuck))")
            return
        }
        #expect(words.hasSuffix("The door is stuck; oil it."))
        let unknown = await failure { () async throws(HostError) in
            _ = try await host.perform(action("close"), of: "org.example.performs")
        }
        guard case .unknownIntent("close", path, _) = unknown else {
            Issue.record("\(String(describing: unknown))")
            return
        }
        let nobody = await failure { () async throws(HostError) in
            _ = try await host.perform(action("echo"), of: "org.example.perform")
        }
        #expect(
            nobody
                == .unknownKind(
                    "org.example.perform", nearest: "org.example.performs", unusable: []))
        await host.shutDown()
    }

    @Test func `An intent that hangs is stopped, and the plugin is restarted`() async throws {
        try await plugins.install("HostileIntents")
        var policy = HostPolicy.patient
        policy.performDeadline = .seconds(2)
        policy.cancelGrace = .milliseconds(300)
        let host = plugins.host(policy: policy)
        for intent in ["hang", "forget"] {
            let code = await failure { () async throws(HostError) in
                _ = try await host.perform(action(intent), of: hostile)
            }
            #expect(
                code
                    == .timedOut(
                        plugin: plugins.path("HostileIntents"),
                        task: "perform the intent '\(intent)'", after: .seconds(2)))
            #expect(try await host.perform(action("be-well"), of: hostile).words == "well")
        }
        await host.shutDown()
    }

    @Test func `An intent that crashes is an error, and the plugin is restarted`() async throws {
        try await plugins.install("HostileIntents")
        let host = plugins.host()
        let code = await failure { () async throws(HostError) in
            _ = try await host.perform(action("crash"), of: hostile)
        }
        let path = plugins.path("HostileIntents")
        guard case .crashed(path, .killed(signal: SIGSEGV), _) = code else {
            Issue.record("\(String(describing: code))")
            return
        }
        #expect(try await host.perform(action("be-well"), of: hostile).words == "well")
        await host.shutDown()
    }

    @Test func `A cancelled task cancels the intent`() async throws {
        try await plugins.install("HostileIntents")
        var policy = HostPolicy.patient
        // Beyond this suite's time limit, so that it is not killed instead.
        policy.cancelGrace = .seconds(3600)
        let log = LoggedLines()
        let host = plugins.host(policy: policy, logger: log.logger)
        let task = Task { try await host.perform(action("wait-for-cancel"), of: hostile) }
        await log.wait(for: "working")
        task.cancel()
        await #expect(throws: HostError(.cancelled)) { try await task.value }
        await log.wait(for: "noticed")
        #expect(try await host.perform(action("be-well"), of: hostile).words == "well")
        await host.shutDown()
    }

    @Test func `The values of a parameter are found by search and settings`() async throws {
        try await plugins.install("FindsOptions")
        let host = plugins.host()
        let kind = "org.example.coins"
        let sections = try await host.options(
            for: "coin", of: kind, search: "lite", configuration: ["rows": .int(2)])
        #expect(sections.map { $0.choices.map(\.id) } == [["litecoin"], []])
        #expect(sections.first?.choices.first?.subtitle == "row 2!")
        let fixed = try await host.options(for: "place", of: kind, search: "Munchen")
        #expect(fixed.flatMap(\.choices).map(\.title) == ["München"])
        let none = try await host.options(for: "place", of: kind, search: "swiss")
        #expect(none.flatMap(\.choices).isEmpty)
        // The plugin's function selects among the fixed choices.
        let foundOfFixed = try await host.options(for: "late", of: kind)
        #expect(foundOfFixed.flatMap(\.choices).map(\.id) == ["late"])
        let failed = await failure { () async throws(HostError) in
            _ = try await host.options(for: "none", of: kind)
        }
        guard case .optionsFailed("none", kind, _, _) = failed else {
            Issue.record("\(String(describing: failed))")
            return
        }
        #expect(
            await failure { () async throws(HostError) in
                _ = try await host.options(for: "coins", of: kind)
            }
                == .unknownParameter(
                    "coins", kind: kind, known: ["coin", "place", "rows", "late", "none", "pair"],
                    nearest: "coin"))
        #expect(
            await failure { () async throws(HostError) in
                _ = try await host.options(for: "rows", of: kind)
            }
                == .badRequest(
                    "the parameter 'rows' of 'org.example.coins' has no values to choose from"))
        await host.shutDown()
    }

    @Test func `Too many values of a parameter are an error`() async throws {
        try await plugins.install("HostileOptions")
        let host = plugins.host()
        let flood = await failure { () async throws(HostError) in
            _ = try await host.options(for: "flood", of: "org.example.hostile-options")
        }
        guard case .optionsFailed = flood else {
            Issue.record("\(String(describing: flood))")
            return
        }
        await host.shutDown()
    }

    @Test func `Finding values that hangs is stopped, and the plugin is restarted`() async throws {
        try await plugins.install("HostileOptions")
        var policy = HostPolicy.patient
        policy.optionsDeadline = .seconds(2)
        policy.cancelGrace = .milliseconds(300)
        let host = plugins.host(policy: policy)
        let kind = "org.example.hostile-options"
        #expect(
            await failure { () async throws(HostError) in
                _ = try await host.options(for: "hang", of: kind)
            }
                == .timedOut(
                    plugin: plugins.path("HostileOptions"),
                    task: "list values of the parameter 'hang' of '\(kind)'", after: .seconds(2)))
        #expect(
            try await host.options(for: "well", of: kind).flatMap(\.choices).map(\.id) == ["well"])
        await host.shutDown()
    }

    @Test func `The timeline has the settings that the plugin rejected`() async throws {
        try await plugins.install("FindsOptions")
        let host = plugins.host()
        let timeline = try await host.timeline(
            WidgetRequest(kind: "org.example.coins", family: .systemSmall))
        #expect(timeline.rejected == [RejectedSetting(parameter: "coin", message: "It is gone.")])
        #expect(
            await failure { () async throws(HostError) in
                _ = try await host.timeline(
                    WidgetRequest(
                        kind: "org.example.coins", family: .systemSmall,
                        configuration: ["pair": .string("a")]))
            } == .wrongCount("pair", kind: "org.example.coins", found: 1, count: 2...3))
        await host.shutDown()
    }

    @Test func `Showing a control gives one entry`() async throws {
        try await plugins.install("FindsOptions")
        let host = plugins.host()
        let entry = try await host.show(
            control: "org.example.level", configuration: ["level": .int(9)])
        let environment = try #require(entry.displayLists.first?.environment)
        #expect((environment.width, environment.height) == (158, 74))
        #expect(try await host.control(kind: "org.example.level").canBeShown)
        #expect(
            await failure { () async throws(HostError) in
                _ = try await host.show(control: "org.example.listed")
            } == .badRequest("the control 'org.example.listed' does not say how it is"))
        #expect(
            await failure { () async throws(HostError) in
                _ = try await host.show(control: "org.example.leve")
            } == .unknownControl("org.example.leve", nearest: "org.example.level"))
        #expect(
            await failure { () async throws(HostError) in
                _ = try await host.widget(kind: "org.example.level")
            } == .isControl("org.example.level"))
        let wrong = await #expect(throws: HostError.self) {
            try await host.show(
                control: "org.example.level", configuration: ["level": .string("high")])
        }
        #expect(
            wrong?.description
                == "The parameter 'level' of the control 'org.example.level' takes an integer, "
                + "and 'high' is text.")
        await host.shutDown()
    }

    @Test func `Reload requests are delivered in order`() async throws {
        try await plugins.install("AsksForReloads")
        let host = plugins.host()
        _ = try await host.perform(action("reload"), of: "org.example.reloads")
        await host.shutDown()
        var reloads: [PluginReload] = []
        for await reload in host.reloads { reloads.append(reload) }
        #expect(reloads.map(\.plugin) == Array(repeating: plugins.path("AsksForReloads"), count: 2))
        #expect(reloads.map(\.kind) == ["org.example.reloads", nil])
        #expect(reloads.map(\.subject) == [.timelines, .controls])
    }

    @Test func `A plugin gets the list of its placed widgets`() async throws {
        try await plugins.install("AsksForReloads", "Good")
        let host = plugins.host()
        await host.tellPlaced([
            WidgetInfo(kind: "org.example.reloads", family: .systemSmall),
            WidgetInfo(kind: "org.example.good", family: .systemSmall),
            WidgetInfo(
                kind: "org.example.reloads", family: .systemLarge,
                configuration: ["rows": .int(3)]),
        ])
        let request = WidgetRequest(
            kind: "org.example.reloads", family: .systemSmall,
            environments: [
                .with {
                    $0.width = 2_000
                    $0.height = 158
                }
            ])
        #expect(
            try await texts(host, request) == "org.example.reloads 1;org.example.reloads 4 rows=3;")
        await host.tellPlaced([])
        #expect(try await texts(host, request) == "")
        await host.shutDown()
    }

    private func texts(_ host: WidgetHost, _ request: WidgetRequest) async throws -> String {
        let timeline = try await host.timeline(request)
        let nodes = timeline.entries.flatMap(\.displayLists).flatMap(\.nodes)
        return nodes.flatMap(\.paragraph.runs).map(\.text).joined()
    }

    @Test func `A plugin that cannot list its intents keeps its widgets`() async throws {
        try await plugins.install("HangsInIntents", "CrashesInIntents", "Good")
        var policy = HostPolicy.patient
        policy.describeDeadline = .seconds(4)
        let host = plugins.host(policy: policy)
        for _ in 1...2 {
            // The second time from the cache.
            let catalogue = try await host.catalogue()
            #expect(
                catalogue.widgets.map(\.kind) == [
                    "org.example.crashes-in-intents", "org.example.good",
                    "org.example.hangs-in-intents",
                ])
            #expect(
                catalogue.problems.map(\.path) == [
                    plugins.path("CrashesInIntents"), plugins.path("HangsInIntents"),
                ])
            #expect(catalogue.problems.map(\.reason) == [.crashed, .timedOut])
            for problem in catalogue.problems {
                #expect(problem.message.hasSuffix("its intents are not listed."))
            }
            #expect(
                catalogue.widget(kind: "org.example.hangs-in-intents")?.warnings
                    == catalogue.problems.suffix(1))
        }
        // The process that failed does not keep the next one waiting.
        let request = WidgetRequest(kind: "org.example.crashes-in-intents", family: .systemSmall)
        let error = await #expect(throws: HostError.self) { try await host.timeline(request) }
        #expect(
            error?.description.contains("nobody gets here") == true, "\(String(describing: error))")
        await host.shutDown()
    }

    @Test func `A description that was abandoned at shutdown is not remembered`() async throws {
        try await plugins.install("HangsInIntents", "Good")
        let first = plugins.host(policy: .patient)
        // The kind is found before the other plugin answers, which is then abandoned.
        let good = try await first.timeline(
            WidgetRequest(kind: "org.example.good", family: .systemSmall))
        #expect(!good.entries.isEmpty)
        await first.shutDown()

        var policy = HostPolicy.patient
        policy.describeDeadline = .seconds(1)
        let second = plugins.host(policy: policy)
        let catalogue = try await second.catalogue()
        #expect(catalogue.problems.map(\.reason) == [.timedOut])
        #expect(catalogue.widgets.count == 2)
        await second.shutDown()
    }

    @Test func `Intents and shortcuts are listed`() async throws {
        try await plugins.install("Performs", "FindsOptions")
        let host = plugins.host()
        for _ in 1...2 {
            // The second time from the cache.
            let catalogue = try await host.catalogue()
            #expect(
                catalogue.intents.map(\.name) == ["echo", "read-settings", "take-time", "give-up"])
            #expect(catalogue.intents.first?.parameters.map(\.name).first == "flag")
            #expect(catalogue.shortcuts.map(\.phrases) == [["Open the door", "Let me in"]])
            #expect(catalogue.controls.map(\.canBeShown) == [true, false])
            let parameters = catalogue.widget(kind: "org.example.coins")?.parameters ?? []
            #expect(parameters.filter(\.hasOptions).map(\.name) == ["coin", "late", "none"])
            #expect(parameters.last?.count == 2...3)
            #expect(catalogue.problems.isEmpty)
        }
        await host.shutDown()
    }
}
