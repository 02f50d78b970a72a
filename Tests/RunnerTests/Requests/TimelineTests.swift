import Testing
import WidgetWire

/// Requests for timelines, snapshots and placeholders.
@Suite(.timeLimit(.minutes(2)))
struct TimelineTests {
    @Test func `Entries come sorted by date, drawn, with the reload policy at the end`()
        async throws
    {
        let runner = try await RunnerProcess.greeted(Fixture.library("Good"))
        let answer = try runner.timeline("org.example.good")
        #expect(answer.entries.map(\.date) == [1_000_000, 1_003_600])
        #expect(answer.entries.map(\.index) == [0, 1])
        #expect(
            answer.entries.map(\.displayList.texts) == [
                ["Good", "Now"], ["Good", "An hour later"],
            ])
        #expect(answer.end.policy == .after)
        #expect(answer.end.reloadDate == 1_007_200)
        #expect(answer.end.entryCount == 2)
    }

    @Test func `Each entry is drawn once for each environment`() async throws {
        let runner = try await RunnerProcess.greeted(Fixture.library("Good"))
        let answer = try runner.timeline("org.example.good") {
            $0.environments.append(.small)
            $0.environments[1].appearance = .dark
        }
        #expect(answer.entries.map(\.index) == [0, 0, 1, 1])
        #expect(answer.entries.map(\.environment) == [0, 1, 0, 1])
        #expect(
            answer.entries.map(\.displayList.environment.appearance) == [
                .light, .dark, .light, .dark,
            ])
    }

    @Test func `Entries of one date keep their order`() async throws {
        let runner = try await RunnerProcess.greeted(Fixture.library("UnsortedEntries"))
        let answer = try runner.timeline("org.example.unsorted-entries")
        #expect(
            answer.entries.flatMap(\.displayList.texts) == [
                "+0 minutes", "+30 minutes", "+60 minutes", "+60 minutes", "+120 minutes",
            ])
    }

    @Test func `Text is measured in fonts as well`() async throws {
        let runner = try await RunnerProcess.greeted(Fixture.library("Good"))
        let answer = try runner.timeline("org.example.good") {
            $0.environments[0].metrics = .fonts
        }
        let text = try #require(
            answer.entries.first?.displayList.nodes.first { $0.paragraph.runs.first?.text == "Now" }
        )
        #expect(text.frame.width > 0 && text.frame.width < 100)
        #expect(text.frame.height > 0 && text.frame.height < 40)
    }

    @Test func `A snapshot takes one entry, from the timeline where the widget has no snapshot`()
        async throws
    {
        let runner = try await RunnerProcess.greeted(Fixture.library("UnsortedEntries"))
        let answer = try runner.timeline("org.example.unsorted-entries") { $0.purpose = .snapshot }
        #expect(answer.entries.map(\.displayList.texts) == [["+0 minutes"]])
        #expect(answer.end.entryCount == 1)
    }

    @Test func `A placeholder is drawn redacted`() async throws {
        let runner = try await RunnerProcess.greeted(Fixture.library("Good"))
        let answer = try runner.timeline("org.example.good") { $0.purpose = .placeholder }
        let paragraphs = answer.entries.flatMap(\.displayList.nodes).filter {
            !$0.paragraph.runs.isEmpty
        }
        #expect(answer.entries.count == 1)
        #expect(!paragraphs.isEmpty && paragraphs.allSatisfy(\.paragraph.redacted))
    }

    @Test func `Dates that no calendar has are left out and logged`() async throws {
        let runner = try await RunnerProcess.greeted(Fixture.library("NaNDates"))
        let error = #expect(throws: RefusedError.self) {
            try runner.timeline("org.example.nan-dates")
        }
        #expect(error?.reason == .emptyTimeline)
        #expect(runner.logLines.count { $0.text.contains("the years 1 to 9999") } == 4)
    }

    @Test func `A timeline without an entry is a failure`() async throws {
        let runner = try await RunnerProcess.greeted(Fixture.library("EmptyTimeline"))
        let error = #expect(throws: RefusedError.self) {
            try runner.timeline("org.example.empty-timeline")
        }
        #expect(error?.reason == .emptyTimeline)
        #expect(
            error?.message == """
                The provider of 'org.example.empty-timeline' completed without an entry; \
                add at least one.
                """)
    }

    @Test func `The first entries are kept when there are too many, with one warning`() async throws
    {
        let runner = try await RunnerProcess.greeted(Fixture.library("ManyEntries"))
        let answer = try runner.timeline("org.example.many-entries")
        #expect(answer.entries.count == 10_000)
        #expect(answer.entries.last?.date == 1_009_999)
        let warnings = runner.logLines.filter { $0.text.contains("more than 10000 entries") }
        #expect(warnings.count == 1, "\(runner.logLines)")
    }

    @Test func `The message of a failed provider is sent`() async throws {
        let runner = try await RunnerProcess.greeted(Fixture.library("FailsPolitely"))
        let error = #expect(throws: RefusedError.self) {
            try runner.timeline("org.example.fails-politely")
        }
        #expect(error?.reason == .providerFailed)
        #expect(error?.message == "The weather station does not answer; check its cable.")
    }

    @Test func `A provider can complete later, from another thread`() async throws {
        let runner = try await RunnerProcess.greeted(Fixture.library("CompletesFromThread"))
        let answer = try runner.timeline("org.example.completes-from-thread")
        #expect(answer.entries.map(\.displayList.texts) == [["From a thread"]])
        #expect(answer.end.policy == .never)
    }

    @Test func `Calls after a timeline is complete are ignored and logged`() async throws {
        let runner = try await RunnerProcess.greeted(Fixture.library("CompletesTwice"))
        let answer = try runner.timeline("org.example.completes-twice")
        #expect(answer.entries.map(\.displayList.texts) == [["First answer"]])
        // A later request's answer need not wait for the function, which goes on.
        let last = """
            Request 2 for 'org.example.completes-twice': widget_complete was called after the \
            request was completed.
            """
        try runner.waitForLine(last)
        let warnings = runner.logLines.filter { $0.level == .warning }.map(\.text)
        #expect(warnings.count == 3 && warnings.last == last)
    }

    @Test(arguments: [
        (
            "org.example.none", Family.systemSmall, Failure.Reason.unknownKind,
            "it has org.example.good."
        ),
        (
            "org.example.good", .systemLarge, .unsupportedFamily,
            "does not support systemLarge; it supports systemSmall, systemMedium."
        ),
    ])
    func `An error names an unknown kind or family`(
        kind: String, family: Family, reason: Failure.Reason, words: String
    ) async throws {
        let runner = try await RunnerProcess.greeted(Fixture.library("Good"))
        let error = #expect(throws: RefusedError.self) {
            try runner.timeline(kind) { $0.family = family }
        }
        #expect(error?.reason == reason)
        #expect(error?.message.hasSuffix(words) == true)
    }

    @Test func `A request without an environment is refused`() async throws {
        let runner = try await RunnerProcess.greeted(Fixture.library("Good"))
        let error = #expect(throws: RefusedError.self) {
            try runner.timeline("org.example.good") { $0.environments = [] }
        }
        #expect(error?.reason == .badRequest)
    }
}
