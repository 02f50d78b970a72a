import Foundation
import Glibc
import Testing

@testable import WidgetHost

/// The catalogue of real plugins and its problems.
@Suite(.timeLimit(.minutes(3))) struct CatalogueTests {
    private let plugins: InstalledPlugins

    init() throws { plugins = try InstalledPlugins() }

    @Test func `Plugins are listed beside the problems of others`() async throws {
        try await plugins.install(
            "CrashesInEntry", "EmptyKind", "ExitsInEntry", "FloodsOutput", "FutureABI", "Good",
            "NoEntry", "RegistersNothing", "SameKindTwice")
        try plugins.folder.write("just text", to: "plugins/Text.so")
        let host = plugins.host()
        let catalogue = try await host.catalogue()
        #expect(catalogue.widgets.map(\.kind) == ["org.example.floods-output", "org.example.good"])
        #expect(
            catalogue.problems.map(\.reason) == [
                .crashed, .badReply, .crashed, .abiVersion, .missingEntry, .noWidgets,
                .duplicateKind, .notALibrary,
            ])
        let names = [
            "CrashesInEntry", "EmptyKind", "ExitsInEntry", "FutureABI", "NoEntry",
            "RegistersNothing", "SameKindTwice", "Text",
        ]
        #expect(catalogue.problems.map(\.path) == names.map { plugins.path($0) })
        await host.shutDown()
        #expect(try WatchedProcess.ids(withArguments: plugins.folder.path) == [])
    }

    @Test func `The problem of a crashed plugin has its signal and log`() async throws {
        try await plugins.install("CrashesInEntry")
        let host = plugins.host()
        let message = try #require(try await host.catalogue().problems.first?.message)
        #expect(
            message.hasPrefix(
                "The plugin \(plugins.path("CrashesInEntry")) crashed with SIGSEGV "
                    + "(invalid memory access).\nIts log ends with:\n"))
        await host.shutDown()
    }

    @Test func `A plugin that crashed is listed as crashed while it is not restarted`()
        async throws
    {
        try await plugins.install("CrashesInEntry")
        let host = plugins.host()
        for _ in 0..<4 {
            #expect(try await host.catalogue().problems.map(\.reason) == [.crashed])
        }
        let message = try #require(try await host.catalogue().problems.first?.message)
        #expect(message.contains(" failed and is started again in "))
        #expect(message.contains("the last failure was: The plugin "))
        await host.shutDown()
    }

    @Test func `A plugin that hangs is reported, and others are listed`() async throws {
        try await plugins.install("Good", "HangsInEntry")
        var policy = HostPolicy.patient
        policy.describeDeadline = .seconds(5)
        let host = plugins.host(policy: policy)
        let catalogue = try await host.catalogue()
        #expect(catalogue.widgets.map(\.kind) == ["org.example.good"])
        #expect(
            catalogue.problems == [
                PluginProblem(
                    path: plugins.path("HangsInEntry"), reason: .timedOut,
                    message: "The plugin \(plugins.path("HangsInEntry")) did not describe its "
                        + "widgets within 5 seconds; it is asked again in 1 minute, or when its "
                        + "file changes.")
            ])
        await host.shutDown()
        #expect(try WatchedProcess.ids(withArguments: plugins.folder.path) == [])
    }

    @Test func `A plugin that hung is not asked again before a retry or a change`()
        async throws
    {
        try await plugins.install("Good", "HangsInEntry")
        var policy = HostPolicy.patient
        policy.describeDeadline = .seconds(5)
        let first = plugins.host(policy: policy)
        _ = try await first.catalogue()
        await first.shutDown()
        // Beyond this suite's time limit.
        policy.describeDeadline = .seconds(3600)
        policy.describeBackOff = [.seconds(36_000)]
        let second = plugins.host(policy: policy)
        let catalogue = try await second.catalogue()
        #expect(catalogue.widgets.map(\.kind) == ["org.example.good"])
        #expect(catalogue.problems.map(\.reason) == [.timedOut])
        #expect(catalogue.problems.first?.message.contains("asked again in 600 minutes") == true)
        // Nor does a search for an unknown kind wait for it.
        await #expect(throws: HostError.self) { try await second.widget(kind: "org.example.none") }
        await second.shutDown()
        policy.describeDeadline = .seconds(5)
        let retrying = plugins.host(policy: policy)
        let asking = Task { try await retrying.catalogue(retryingTimedOut: true) }
        while await retrying.awaitedPlugins() != [plugins.path("HangsInEntry")] {
            await Task.yield()
        }
        await retrying.shutDown()
        await #expect(throws: HostError(.shutDown)) { try await asking.value }
        try FileManager.default.removeItem(atPath: plugins.path("HangsInEntry"))
        try await plugins.install("DuplicateKindA")
        try FileManager.default.moveItem(
            atPath: plugins.path("DuplicateKindA"), toPath: plugins.path("HangsInEntry"))
        let third = plugins.host()
        #expect(try await third.catalogue().problems == [])
        await third.shutDown()
    }

    @Test func `A plugin that hangs is asked again for a kind that it had before`()
        async throws
    {
        try await plugins.install("Good")
        let path = plugins.path("Good")
        let first = plugins.host()
        _ = try await first.catalogue()
        await first.shutDown()
        try await plugins.install("HangsInEntry")
        try FileManager.default.removeItem(atPath: path)
        try FileManager.default.moveItem(atPath: plugins.path("HangsInEntry"), toPath: path)
        var policy = HostPolicy.patient
        policy.describeDeadline = .seconds(5)
        let second = plugins.host(policy: policy)
        #expect(try await second.catalogue().problems.map(\.reason) == [.timedOut])
        await second.shutDown()
        let third = plugins.host()
        let asking = Task { try await third.widget(kind: "org.example.good") }
        while await third.awaitedPlugins() != [path] { await Task.yield() }
        await third.shutDown()
        await #expect(throws: HostError.self) { try await asking.value }
    }

    @Test func `A cancelled task does not wait for a plugin that hangs`() async throws {
        try await plugins.install("HangsInEntry")
        var policy = HostPolicy.patient
        // Beyond this suite's time limit.
        policy.describeDeadline = .seconds(3600)
        let host = plugins.host(policy: policy)
        let request = WidgetRequest(kind: "org.example.none", family: .systemSmall)
        let asking = Task { _ = try await host.timeline(request) }
        let listing = Task { _ = try await host.catalogue() }
        while await host.awaitedPlugins() != [plugins.path("HangsInEntry")] { await Task.yield() }
        asking.cancel()
        await #expect(throws: HostError(.cancelled)) { try await asking.value }
        // The listing goes on for others.
        #expect(await host.awaitedPlugins() == [plugins.path("HangsInEntry")])
        listing.cancel()
        await #expect(throws: HostError(.cancelled)) { try await listing.value }
        // Cancelled before it began to wait.
        let late = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            _ = try await host.widget(kind: "org.example.none")
        }
        await #expect(throws: HostError(.cancelled)) { try await late.value }
        await host.shutDown()
        #expect(try WatchedProcess.ids(withArguments: plugins.folder.path) == [])
    }

    @Test func `The remembered catalogue is read without starting a plugin`() async throws {
        try await plugins.install("Good")
        let first = plugins.host()
        #expect(await first.rememberedCatalogue().widgets == [])
        let widgets = try await first.catalogue().widgets
        await first.shutDown()
        try await plugins.install("HangsInEntry")
        var policy = HostPolicy.patient
        // Beyond this suite's time limit.
        policy.describeDeadline = .seconds(3600)
        let second = plugins.host(policy: policy)
        #expect(await second.rememberedCatalogue().widgets == widgets)
        #expect(try WatchedProcess.ids(withArguments: plugins.folder.path) == [])
        await second.shutDown()
    }

    @Test func `Plugins after some that hang are asked at the same time`() async throws {
        try await plugins.install("Good", "HangsInEntry")
        let hanging = plugins.path("HangsInEntry")
        for name in ["A", "B", "C"] {
            try FileManager.default.copyItem(atPath: hanging, toPath: plugins.path(name))
        }
        var policy = HostPolicy.patient
        policy.describedAtOnce = 1
        policy.describeDeadline = .seconds(5)
        policy.describeFailureBudget = .seconds(4)
        let host = plugins.host(policy: policy)
        let catalogue = try await host.catalogue()
        await host.shutDown()
        #expect(catalogue.widgets.map(\.kind) == ["org.example.good"])
        #expect(catalogue.problems.map(\.reason) == Array(repeating: .timedOut, count: 4))
    }

    @Test func `Plugins that were not asked are reported, and asked first the next time`()
        async throws
    {
        try await plugins.install("Good", "HangsInEntry")
        let hanging = plugins.path("A")
        try FileManager.default.moveItem(atPath: plugins.path("HangsInEntry"), toPath: hanging)
        var policy = HostPolicy.patient
        policy.describedAtOnce = 1
        policy.silentAtOnce = 0
        policy.describeDeadline = .seconds(5)
        policy.describeFailureBudget = .seconds(4)
        policy.describeBackOff = []
        let first = plugins.host(policy: policy)
        let problems = try await first.catalogue().problems
        await first.shutDown()
        #expect(problems.map(\.path) == [hanging, plugins.path("Good")])
        #expect(problems.map(\.reason) == [.timedOut, .timedOut])
        #expect(
            problems.last?.message
                == "The plugin \(plugins.path("Good")) was not asked for its widgets: too many "
                + "before it did not answer; asking again begins with it.")
        let second = plugins.host(policy: policy)
        let catalogue = try await second.catalogue()
        await second.shutDown()
        #expect(catalogue.widgets.map(\.kind) == ["org.example.good"])
        #expect(catalogue.problems.map(\.path) == [hanging])
        #expect(try WatchedProcess.ids(withArguments: plugins.folder.path) == [])
    }

    @Test func `A kind belongs to the first directory that has it`() async throws {
        try await plugins.install("DuplicateKindA", into: "1")
        try await plugins.install("DuplicateKindB", into: "2")
        let host = plugins.host(directories: ["2", "1"])
        let catalogue = try await host.catalogue()
        #expect(
            catalogue.widget(kind: "org.example.duplicate")?.plugin
                == plugins.path("DuplicateKindB", in: "2"))
        #expect(catalogue.problems.map(\.reason) == [.duplicateKind])
        #expect(catalogue.problems.map(\.path) == [plugins.path("DuplicateKindA", in: "1")])
        await host.shutDown()
    }

    @Test func `A kind is found without waiting for later directories`() async throws {
        try await plugins.install("Good", into: "1")
        try await plugins.install("HangsInEntry", into: "2")
        var policy = HostPolicy.patient
        // Beyond this suite's time limit.
        policy.describeDeadline = .seconds(3600)
        let host = plugins.host(directories: ["1", "2"], policy: policy)
        let widget = try await host.widget(kind: "org.example.good")
        #expect(widget.plugin == plugins.path("Good", in: "1"))
        await host.shutDown()
        #expect(try WatchedProcess.ids(withArguments: plugins.folder.path) == [])
        // The description is remembered, so that no plugin is started again.
        policy.helloDeadline = .zero
        let second = plugins.host(directories: ["1", "2"], policy: policy)
        #expect(try await second.widget(kind: "org.example.good") == widget)
        await second.shutDown()
    }

    @Test func `Remembered plugins are listed without being started`() async throws {
        try await plugins.install("Good", "NoEntry")
        let first = plugins.host()
        let before = try await first.catalogue()
        await first.shutDown()
        // A runner of the same stamp that could not start anything.
        var configuration = first.configuration
        configuration.policy.helloDeadline = .zero
        configuration.policy.describeDeadline = .zero
        let second = WidgetHost(configuration: configuration)
        #expect(try await second.catalogue() == before)
        // A new plugin is asked.
        try await plugins.install("EmptyKind")
        #expect(
            try await second.catalogue().problems.map(\.reason) == [.timedOut, .missingEntry])
        await second.shutDown()
    }

    @Test func `A new plugin is described by one process`() async throws {
        try await plugins.install("Good", "NoEntry")
        let starts = "\(plugins.folder.path)/starts"
        try plugins.folder.write(
            "#!/bin/sh\necho \"$2\" >>\(starts)\nexec \(InstalledPlugins.runner) \"$@\"\n",
            to: "runner")
        chmod("\(plugins.folder.path)/runner", 0o700)
        let host = plugins.host(runner: "\(plugins.folder.path)/runner")
        #expect(try await host.catalogue().widgets.count == 1)
        await host.shutDown()
        let started = try String(contentsOfFile: starts, encoding: .utf8).split(separator: "\n")
        #expect(started.sorted() == ["Good", "NoEntry"].map { plugins.path($0)[...] })
    }

    @Test func `A bundle is listed with the values of its manifest`() async throws {
        try await plugins.install("AllParameters", into: "plugins/All.widgetbundle")
        try plugins.folder.writeBundle(
            "plugins/All.widgetbundle",
            [
                "CFBundleIdentifier": "org.example.all", "CFBundleName": "All",
                "CFBundleShortVersionString": "2.0", "CFBundleExecutable": "AllParameters.so",
            ], library: nil)
        let host = plugins.host()
        let widget = try await host.widget(kind: "org.example.all-parameters")
        #expect(
            widget.bundle == BundleInfo(identifier: "org.example.all", name: "All", version: "2.0"))
        #expect(widget.plugin == "\(plugins.folder.path)/plugins/All.widgetbundle")
        #expect(widget.parameters.map(\.name) == ["flag", "count", "ratio", "name", "start"])
        #expect(widget.parameters.map(\.type) == [.bool, .int, .double, .string, .date])
        await host.shutDown()
    }

    @Test func `A missing runner is an error of the host`() async throws {
        try await plugins.install("Good", "DuplicateKindA")
        let host = plugins.host(runner: "/nowhere/widget-runner")
        let error = HostError(
            .runnerUnusable(
                path: "/nowhere/widget-runner",
                problem: "No such file or directory; install it there, or set PORTHOLE_RUNNER to "
                    + "its path"))
        await #expect(throws: error) { try await host.catalogue() }
        await #expect(throws: error) { try await host.widget(kind: "org.example.good") }
        await host.shutDown()
    }

    @Test func `The error for an unknown kind suggests a similar one`() async throws {
        try await plugins.install("Good")
        let host = plugins.host()
        await #expect(
            throws: HostError(
                .unknownKind("org.example.god", nearest: "org.example.good", unusable: []))
        ) { try await host.widget(kind: "org.example.god") }
        await host.shutDown()
    }

    @Test func `The error for a lost kind says why its plugin cannot be used`() async throws {
        try await plugins.install("Good")
        let kind = "org.example.good"
        let path = "\(plugins.folder.path)/plugins/Good.so"
        let host = plugins.host()
        // A listing in progress would still know the kind.
        _ = try await host.catalogue()
        _ = try await host.widget(kind: kind)
        try FileHandle(forWritingTo: URL(fileURLWithPath: path)).truncate(atOffset: 4096)
        let problem = "\(path) is cut off; copy or build it once more."
        // First from a new listing, then from the known one.
        for _ in 0..<2 {
            await #expect(throws: HostError(.lostKind(kind, plugin: path, problem: problem))) {
                try await host.widget(kind: kind)
            }
        }
        try FileManager.default.removeItem(atPath: path)
        await #expect(throws: HostError(.lostKind(kind, plugin: path, problem: nil))) {
            try await host.widget(kind: kind)
        }
        try await plugins.install("Good")
        #expect(try await host.widget(kind: kind).plugin == path)
        await host.shutDown()
    }
}
