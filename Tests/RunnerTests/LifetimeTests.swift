import Testing
import WidgetWire

/// The lifetime of a plugin's contexts, views and requests.
@Suite(.timeLimit(.minutes(2)))
struct LifetimeTests {
    @Test func `Contexts of entries and callbacks are released exactly once`()
        async throws
    {
        let runner = try await RunnerProcess.greeted(Fixture.library("CountsReleases"))
        let answer = try runner.timeline("org.example.releases.drawn")
        #expect(
            answer.entries.map(\.displayList.texts) == [
                ["inside", "guided"], ["inside", "guided"],
            ])
        #expect(
            try released(runner).sorted() == [
                "first", "geometry", "geometry", "guide", "guide", "misplaced", "misplaced",
                "refused",
                "replaced", "replaced", "second",
            ])
    }

    @Test func `A failure releases what was added before and after`() async throws {
        let runner = try await RunnerProcess.greeted(Fixture.library("CountsReleases"))
        #expect(throws: RefusedError.self) { try runner.timeline("org.example.releases.failed") }
        try runner.waitForLine("released late")
        #expect(try released(runner).sorted() == ["failed", "late"])
    }

    @Test func `Cancelling answers at once, and releases what was added`() async throws {
        let runner = try await RunnerProcess.greeted(Fixture.library("CountsReleases"))
        let id = try runner.requestTimeline("org.example.releases.deferred")
        try runner.waitForLine("deferred")
        try runner.send { $0.cancel.target = id }
        let error = #expect(throws: RefusedError.self) { try runner.collect(id) }
        #expect(error?.reason == .cancelled)
        #expect(try released(runner) == ["cancelled"])
    }

    @Test func `A provider at work notices that it is cancelled`() async throws {
        let runner = try await RunnerProcess.greeted(Fixture.library("WaitsForCancel"))
        let id = try runner.requestTimeline("org.example.waits-for-cancel")
        let waiting = try runner.requestTimeline("org.example.waits-for-cancel")
        try runner.waitForLine("working")
        try runner.send { $0.cancel.target = waiting }
        #expect(throws: RefusedError.self) { try runner.collect(waiting) }
        try runner.send { $0.cancel.target = id }
        #expect(throws: RefusedError.self) { try runner.collect(id) }
        try runner.waitForLine("noticed")
        _ = try runner.describe()
        #expect(runner.logLines.map(\.text) == ["working", "noticed"])
    }

    @Test func `A view used too late or on another thread has no effect and is logged`()
        async throws
    {
        let runner = try await RunnerProcess.greeted(Fixture.library("KeepsViews"))
        let answer = try runner.timeline("org.example.keeps-views")
        #expect(answer.entries.map(\.displayList.texts) == [["in time"], ["in time"]])
        let lines = runner.logLines.map(\.text)
        #expect(
            lines.contains("A view was used after its content function returned; it is ignored."))
        #expect(
            lines.contains("A view was used outside the plugin's main thread; the call is ignored.")
        )
    }

    @Test func `Views that are begun and ended out of order are drawn as far as possible`()
        async throws
    {
        let runner = try await RunnerProcess.greeted(Fixture.library("UnbalancedTree"))
        let answer = try runner.timeline("org.example.unbalanced-tree")
        #expect(answer.entries.map(\.displayList.texts) == [["Unbalanced"]])
        #expect(
            runner.logLines.map(\.text).contains(
                "A view was ended that had not begun; match each begin with one end."))
    }

    @Test func `A tree with too many views is cut, and a message is logged`() async throws {
        let runner = try await RunnerProcess.greeted(Fixture.library("HugeTree"))
        let nodes = try runner.timeline("org.example.huge-tree").entries[0].displayList.nodes
        #expect((99_000...100_000).contains(nodes.count))
        #expect(
            runner.logLines.map(\.text).contains("Views beyond 100000 are cut; draw fewer."))
    }

    @Test func `Views are recorded again while the plugin asks for it, up to a limit`() async throws
    {
        let runner = try await RunnerProcess.greeted(Fixture.library("RecordsAgain"))
        let settled = try runner.timeline("org.example.records-again.settling")
        #expect(settled.entries.map(\.displayList.texts) == [["width 126"]])
        let restless = try runner.timeline("org.example.records-again.restless")
        #expect(restless.entries.map(\.displayList.texts) == [["recording 8"]])
    }

    @Test func `Other requests are answered while one stays open`() async throws {
        let runner = try await RunnerProcess.greeted(Fixture.library("HangsInProvider"))
        _ = try runner.requestTimeline("org.example.hangs.deferred")
        let answer = try runner.timeline("org.example.hangs.well")
        #expect(answer.entries.map(\.displayList.texts) == [["Still here"]])
    }

    /// Log lines come before a later request's answer.
    private func released(_ runner: RunnerProcess) throws -> [String] {
        _ = try runner.describe()
        return runner.logLines.filter { $0.level == .info }.compactMap {
            $0.text.hasPrefix("released ") ? String($0.text.dropFirst("released ".count)) : nil
        }
    }
}
