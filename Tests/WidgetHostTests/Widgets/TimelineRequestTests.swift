import Foundation
import Testing
import WidgetWire

@testable import WidgetHost

/// Timelines of real plugins.
@Suite(.timeLimit(.minutes(3))) struct TimelineRequestTests {
    private let plugins: InstalledPlugins

    init() throws { plugins = try InstalledPlugins() }

    private let now = Date(timeIntervalSince1970: 1_800_000_000)

    private func request(
        _ kind: String, _ purpose: WidgetRequest.Purpose = .timeline
    ) -> WidgetRequest {
        WidgetRequest(
            kind: "org.example.\(kind)", family: .systemSmall, purpose: purpose, now: now)
    }

    private func failure(_ host: WidgetHost, _ request: WidgetRequest) async -> HostError.Code? {
        do throws(HostError) {
            _ = try await host.timeline(request)
            return nil
        } catch {
            return error.code
        }
    }

    @Test func `Entries have a display list for each environment`() async throws {
        try await plugins.install("Good")
        let host = plugins.host()
        var request = request("good")
        var dark = WidgetEnvironment()
        dark.appearance = .dark
        var cells = WidgetEnvironment()
        cells.metrics = .cells
        request.environments = [WidgetEnvironment(), dark, cells]
        let timeline = try await host.timeline(request)
        #expect(timeline.entries.map(\.date) == [now, now + 3600])
        #expect(timeline.policy == .after(now + 7200))
        for entry in timeline.entries {
            #expect(
                entry.displayLists.map(\.environment.appearance) == [.light, .dark, .light])
            #expect(entry.displayLists.map(\.environment.metrics) == [.fonts, .fonts, .cells])
            #expect(
                entry.displayLists.allSatisfy { list in
                    list.nodes.contains { $0.accessibilityIdentifier == "bar" }
                })
        }
        #expect(try await host.timeline(self.request("good", .placeholder)).entries.count == 1)
        #expect(try await host.timeline(self.request("good", .snapshot)).entries.count == 1)
        await host.shutDown()
        #expect(await failure(host, request) == .shutDown)
    }

    /// A process has one region: those that are replaced answer what they were asked.
    @Test func `Requests from two regions are answered`() async throws {
        try await plugins.install("Good")
        let host = plugins.host()
        try await withThrowingTaskGroup { group in
            for locale in Array(repeating: ["de_DE", "ja_JP"], count: 4).joined() {
                var request = request("good")
                request.environments = [.with { $0.locale = locale }]
                group.addTask { [request] in try await host.timeline(request) }
            }
            for try await timeline in group { #expect(timeline.entries.count == 2) }
        }
        await host.shutDown()
    }

    @Test func `Entries are sorted by date`() async throws {
        try await plugins.install("UnsortedEntries")
        let host = plugins.host()
        let dates = try await host.timeline(request("unsorted-entries")).entries.map(\.date)
        #expect(dates == dates.sorted() && dates.count > 1)
        await host.shutDown()
    }

    @Test func `An entry with the greatest number of views is shown`() async throws {
        try await plugins.install("HugeTree")
        let host = plugins.host()
        let timeline = try await host.timeline(request("huge-tree"))
        #expect(timeline.entries[0].displayLists[0].nodes.count > 99_000)
        await host.shutDown()
    }

    @Test func `A crash of the provider is an error, and the next request is answered`()
        async throws
    {
        try await plugins.install("CrashesInProvider", "CrashesInContent", "Good")
        let host = plugins.host()
        for kind in ["crashes-in-provider", "crashes-in-content"] {
            guard
                case .crashed(_, .killed(let signal), let log) =
                    await failure(host, request(kind))
            else {
                Issue.record("\(kind) did not crash")
                continue
            }
            #expect(signal == 11 || signal == 6)
            #expect(log.contains { $0.contains("about to crash") })
        }
        #expect(try await host.timeline(request("good")).entries.count == 2)
        await host.shutDown()
    }

    @Test func `A provider that hangs exceeds its deadline`() async throws {
        try await plugins.install("HangsInProvider")
        var policy = HostPolicy.patient
        policy.snapshotDeadline = .seconds(2)
        policy.cancelGrace = .milliseconds(300)
        let host = plugins.host(policy: policy)
        for kind in ["hangs.deferred", "hangs.blocked", "hangs.spinning"] {
            #expect(
                await failure(host, request(kind, .snapshot))
                    == .timedOut(
                        plugin: plugins.path("HangsInProvider"),
                        task: "give a snapshot of the widget 'org.example.\(kind)'",
                        after: .seconds(2)))
        }
        await host.shutDown()
        #expect(try WatchedProcess.ids(withArguments: plugins.folder.path) == [])
    }

    @Test func `The error of a failed provider has the plugin's message`() async throws {
        try await plugins.install("FailsPolitely")
        let host = plugins.host()
        guard
            case .providerFailed(let kind, _, let message) =
                await failure(host, request("fails-politely"))
        else {
            Issue.record("the request did not fail as its provider did")
            return
        }
        #expect(kind == "org.example.fails-politely")
        #expect(!message.isEmpty)
        await host.shutDown()
    }

    @Test func `A timeline without entries is a bad reply`() async throws {
        try await plugins.install("EmptyTimeline")
        let host = plugins.host()
        let error = await failure(host, request("empty-timeline"))
        guard case .refused(_, .badReply, _) = error else {
            Issue.record("not a bad reply: \(String(describing: error))")
            return
        }
        await host.shutDown()
    }

    @Test func `Several hosts answer many requests at the same time`() async throws {
        try await plugins.install("Good", "AllParameters", "CompletesFromThread")
        try await withThrowingTaskGroup { group in
            for _ in 0..<3 {
                let host = plugins.host()
                group.addTask {
                    try await withThrowingTaskGroup { requests in
                        for index in 0..<12 {
                            let kind = ["good", "all-parameters", "completes-from-thread"][
                                index % 3]
                            requests.addTask { _ = try await host.timeline(self.request(kind)) }
                        }
                        try await requests.waitForAll()
                    }
                    await host.shutDown()
                }
            }
            try await group.waitForAll()
        }
        #expect(try WatchedProcess.ids(withArguments: plugins.folder.path) == [])
    }

    @Test func `Releasing a host ends its processes`() async throws {
        try await plugins.install("Good")
        let processes: [WatchedProcess]
        do {
            let host = plugins.host()
            _ = try await host.timeline(request("good"))
            processes = try WatchedProcess.ids(withArguments: plugins.folder.path)
                .map(WatchedProcess.init)
            #expect(processes.count == 1)
        }
        for process in processes { await process.waitForEnd() }
    }

    @Test func `A plugin whose file is replaced is described and started again`() async throws {
        try await plugins.install("Good")
        let host = plugins.host()
        _ = try await host.timeline(request("good"))
        try FileManager.default.removeItem(atPath: plugins.path("Good"))
        try await plugins.install("UnsortedEntries")
        try FileManager.default.moveItem(
            atPath: plugins.path("UnsortedEntries"), toPath: plugins.path("Good"))
        #expect(
            await failure(host, request("good"))
                == .unknownKind("org.example.good", nearest: nil, unusable: []))
        #expect(try await host.timeline(request("unsorted-entries")).entries.count > 1)
        await host.shutDown()
    }
}
