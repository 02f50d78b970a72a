import Foundation
import Testing

/// Quote.
@Suite(.timeLimit(.minutes(1)))
struct QuoteTests {
    static let kind = "org.porthole.quote"
    static let answer = #"[{"_id": "1", "content": "Know thyself.", "author": "Thales"}]"#

    @Test func `A quotation of the chosen category is requested every hour`() async throws {
        let porthole = try ExamplePlugins.installed("Quote")
        let server = try AnswerServer(body: Self.answer)
        try ask(server.url, in: porthole)
        let timeline = try await ShownTimeline(
            of: Self.kind, in: porthole, "--set", "category=nature")
        #expect(timeline.texts[0].contains("Know thyself."))
        #expect(timeline.texts[0].contains("— Thales"))
        #expect(timeline.policy == "after")
        #expect(timeline.reloadDate == timeline.dates[0] + 3600)
        #expect(server.requests == ["GET /?tags=nature&maxLength=200 HTTP/1.1"])
    }

    @Test func `The last quotation of a category is kept when the server does not answer`()
        async throws
    {
        let porthole = try ExamplePlugins.installed("Quote")
        let server = try AnswerServer(body: Self.answer)
        try ask(server.url, in: porthole)
        _ = try await ShownTimeline(of: Self.kind, in: porthole)
        try ask(ExamplePlugins.nowhere, in: porthole)
        let later = try await ShownTimeline(of: Self.kind, in: porthole)
        #expect(later.texts[0].contains("Know thyself."))
        // Each category has its own.
        let other = try await ShownTimeline(
            of: Self.kind, in: porthole, "--set", "category=technology")
        #expect(other.texts[0].contains("No quotation yet"))
    }

    @Test(arguments: [
        (200, "[]", "holds no quotation"), (200, "<html>", "holds no quotation"),
        (503, "", "The server answered 503."),
    ])
    func `The widget shows the reason when there is no quotation`(
        status: Int, body: String, reason: String
    )
        async throws
    {
        let porthole = try ExamplePlugins.installed("Quote")
        let server = try AnswerServer(status: status, body: body)
        try ask(server.url, in: porthole)
        let timeline = try await ShownTimeline(of: Self.kind, in: porthole)
        #expect(timeline.texts[0].contains("No quotation yet"))
        #expect(timeline.texts[0].contains { $0.contains(reason) }, "\(timeline.texts[0])")
        #expect(timeline.policy == "after")
    }

    @Test func `The widget names the setting of an invalid endpoint`() async throws {
        let porthole = try ExamplePlugins.installed("Quote")
        try ask("nonsense", in: porthole)
        let timeline = try await ShownTimeline(of: Self.kind, in: porthole)
        #expect(timeline.texts[0].contains { $0.contains("QuoteEndpoint") })
    }

    private func ask(_ endpoint: String, in porthole: InstalledPorthole) throws {
        try ExamplePlugins.set("QuoteEndpoint", of: "Quote", to: endpoint, in: porthole)
    }
}
