import Foundation
import Testing

/// CryptoWidgets.
@Suite(.timeLimit(.minutes(1)))
struct CryptoWidgetsTests {
    @Test func `Prices are read from the configured endpoint`() async throws {
        let porthole = try ExamplePlugins.installed("CryptoWidgets")
        let server = try AnswerServer(
            body: """
                [{"symbol": "btc", "name": "Bitcoin", "current_price": 50123.4,
                  "price_change_percentage_24h": -1.25}]
                """)
        try ExamplePlugins.set(
            "CryptoWidgetsEndpoint", of: "CryptoWidgets", to: server.url, in: porthole)
        let timeline = try await ShownTimeline(of: "com.mycoins.prices", in: porthole)
        #expect(timeline.texts[0].contains("Bitcoin"))
        #expect(timeline.texts[0].contains { $0.hasSuffix("50,123") })
        #expect(timeline.policy == "after")
        #expect(timeline.reloadDate == timeline.dates[0] + 15 * 60)
    }

    @Test(arguments: [
        ("", "CryptoWidgetsEndpoint"), ("nonsense", "“nonsense” is not a URL."),
        (ExamplePlugins.nowhere, "connect"),
    ])
    func `The widget shows the reason when there are no prices`(endpoint: String, reason: String)
        async throws
    {
        let porthole = try ExamplePlugins.installed("CryptoWidgets")
        try ExamplePlugins.set(
            "CryptoWidgetsEndpoint", of: "CryptoWidgets", to: endpoint, in: porthole)
        let timeline = try await ShownTimeline(of: "com.mycoins.prices", in: porthole)
        #expect(timeline.texts[0].contains("No data"))
        #expect(timeline.texts[0].contains { $0.contains(reason) }, "\(timeline.texts[0])")
        #expect(timeline.policy == "after")
    }

    @Test func `The widget shows the status code of a failed request`() async throws {
        let porthole = try ExamplePlugins.installed("CryptoWidgets")
        let server = try AnswerServer(status: 503, body: "")
        try ExamplePlugins.set(
            "CryptoWidgetsEndpoint", of: "CryptoWidgets", to: server.url, in: porthole)
        let timeline = try await ShownTimeline(of: "com.mycoins.prices", in: porthole)
        #expect(timeline.texts[0].contains("The server answered 503."))
    }
}
