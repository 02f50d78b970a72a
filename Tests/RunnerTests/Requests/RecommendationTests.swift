import Testing
import WidgetWire

/// Requests for recommended configurations.
@Suite(.timeLimit(.minutes(2)))
struct RecommendationTests {
    @Test func `A widget recommends configurations at once or later`() async throws {
        let runner = try await RunnerProcess.greeted(Fixture.library("Recommends"))
        let widgets = try runner.describe().widgets
        #expect(widgets.filter { !$0.recommends }.map(\.kind) == ["org.example.silent"])
        let well = try runner.recommendations(of: "org.example.well")
        #expect(
            well.map(\.title) == ["Little bitcoin", "Much\u{1B}[2J ether 🐼", "As it comes"])
        #expect(well.map { $0.configuration["coin"]?.string } == ["bitcoin", "ether", nil])
        #expect(well.map { $0.configuration["rows"]?.int } == [1, 9, nil])
        let later = try runner.recommendations(of: "org.example.later")
        #expect(later.map(\.title) == ["Late"])
    }

    @Test func `Recommendations that a widget would not take are left out and logged`() async throws
    {
        let runner = try await RunnerProcess.greeted(Fixture.library("Recommends"))
        let kept = try runner.recommendations(of: "org.example.badly")
        #expect(kept.map(\.title) == ["Good"])
        #expect(kept.first?.configuration["rows"]?.int == 2)
        #expect(try runner.recommendations(of: "org.example.later").count == 1)
        #expect(runner.logLines.count { $0.text.contains("is left out") } == 10)
        #expect(
            runner.logLines.contains {
                $0.text.contains(
                    """
                    the recommendation 'Too many rows' is left out: The parameter 'rows' of the \
                    widget 'org.example.badly' cannot be 10; it goes from 1.0 to 9.0.
                    """)
            })
        #expect(runner.logLines.contains { $0.text.contains("after the request was completed") })
    }

    @Test(arguments: [
        (
            "org.example.silent", Failure.Reason.badRequest,
            "The widget 'org.example.silent' recommends nothing; set the descriptor's recommend."
        ),
        ("org.example.nothing", .providerFailed, "The market is closed."),
        (
            "org.example.too-much", .providerFailed,
            """
            The widget 'org.example.too-much' recommends more than 100 configurations, or some \
            with more than 1 MiB of text; recommend fewer.
            """
        ),
    ])
    func `Recommendations that fail have a reason`(
        kind: String, reason: Failure.Reason, words: String
    )
        async throws
    {
        let runner = try await RunnerProcess.greeted(Fixture.library("Recommends"))
        let error = #expect(throws: RefusedError.self) { try runner.recommendations(of: kind) }
        #expect(error?.reason == reason)
        #expect(error?.message == words)
    }

    @Test func `A reload of recommendations is sent`() async throws {
        let runner = try await RunnerProcess.greeted(Fixture.library("Recommends"))
        let id = try runner.requestPerformance("invalidate")
        let message = try #require(try runner.next())
        #expect(message.reply == .reload(.with { $0.subject = .recommendations }))
        guard case .performed = try runner.answer(to: id) else {
            Issue.record("it was not performed")
            return
        }
    }
}

extension RunnerProcess {
    /// Asks for recommendations and waits for them.
    fileprivate func recommendations(of kind: String) throws -> [Recommendation] {
        let id = try send { $0.recommendations.kind = kind }
        let reply = try answer(to: id)
        guard case .recommendations(let found) = reply else { throw RefusedError(reply) }
        return found.recommendations
    }
}
