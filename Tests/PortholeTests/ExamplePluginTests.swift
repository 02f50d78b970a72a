import Foundation
import Testing

/// The plugins of the package Plugins, as `make build` stages them.
@Suite("Example plugins", .timeLimit(.minutes(3)))
struct ExamplePluginTests {
    static let faces: [(kind: String, families: [String])] = [
        ("com.mygame.game-status", ["systemSmall", "systemMedium", "systemLarge"]),
        ("com.mygame.character-detail", ["systemSmall", "systemMedium"]),
        ("com.mygame.leaderboard", ["systemMedium", "systemLarge"]),
        ("com.mycoins.prices", ["systemSmall", "systemMedium"]),
        (
            "org.porthole.system-monitor",
            ["systemSmall", "systemMedium", "accessoryRectangular"]
        ),
    ]

    @Test func `All their widgets are listed with their families`() async throws {
        let porthole = try ExamplePlugins.installed()
        let document = try await porthole.run("list", "--json").json()
        let widgets = try #require(document["widgets"] as? [[String: Any]])
        let listed = Dictionary(
            uniqueKeysWithValues: widgets.map {
                ($0["kind"] as? String ?? "", $0["families"] as? [String] ?? [])
            })
        #expect(listed == Dictionary(uniqueKeysWithValues: Self.faces.map { ($0, $1) }))
        #expect((document["problems"] as? [Any])?.isEmpty == true)
    }

    @Test("Every family has a picture, light and dark, real and as a placeholder", arguments: faces)
    func pictures(kind: String, families: [String]) async throws {
        let porthole = try ExamplePlugins.installed()
        try ExamplePlugins.setEndpoint(ExamplePlugins.nowhere, in: porthole)
        for family in families {
            for option in ["--appearance=light", "--appearance=dark", "--placeholder"] {
                let result = try await porthole.run(
                    "render", kind, "--family", family, option, "-o", "picture.png")
                #expect(result.status == 0, "\(family) \(option): \(result.errors)")
            }
        }
    }

    @Test func `The game is the one saved in the bundle, and asked for again in 15 minutes`()
        async throws
    {
        let porthole = try ExamplePlugins.installed()
        let timeline = try await Timeline(of: "com.mygame.game-status", in: porthole)
        #expect(timeline.texts[0].contains("Mira’s turn"))
        #expect(timeline.texts[0].contains("ROUND 12"))
        #expect(timeline.policy == "after")
        #expect(timeline.reloadDate == timeline.dates[0] + 15 * 60)
    }

    @Test func `A hurt hero heals by the hour`() async throws {
        let porthole = try ExamplePlugins.installed()
        let timeline = try await Timeline(of: "com.mygame.character-detail", in: porthole)
        #expect(
            zip(timeline.dates, timeline.dates.dropFirst()).map { $1 - $0 } == [3600, 3600, 3600])
        for (texts, health) in zip(timeline.texts, ["25%", "50%", "75%", "100%"]) {
            #expect(texts.contains(health))
        }
        #expect(timeline.policy == "atEnd")
    }

    @Test func `A hero in full health stays so`() async throws {
        let porthole = try ExamplePlugins.installed()
        let saved = porthole.plugins.appending(path: "GameWidgets.widgetbundle/game.json")
        let game = try String(contentsOf: saved, encoding: .utf8)
        try game.replacing("\"health\": 0.25", with: "\"health\": 1.0")
            .write(to: saved, atomically: true, encoding: .utf8)
        let timeline = try await Timeline(of: "com.mygame.character-detail", in: porthole)
        #expect(timeline.dates.count == 1)
        #expect(timeline.texts[0].contains("100%"))
        #expect(timeline.policy == "never")
    }

    @Test func `Prices come from the endpoint of the settings`() async throws {
        let porthole = try ExamplePlugins.installed()
        let server = try AnswerServer(
            body: """
                [{"symbol": "btc", "name": "Bitcoin", "current_price": 50123.4,
                  "price_change_percentage_24h": -1.25}]
                """)
        try ExamplePlugins.setEndpoint(server.url, in: porthole)
        let timeline = try await Timeline(of: "com.mycoins.prices", in: porthole)
        #expect(timeline.texts[0].contains("Bitcoin"))
        #expect(timeline.texts[0].contains { $0.hasSuffix("50,123") })
        #expect(timeline.policy == "after")
        #expect(timeline.reloadDate == timeline.dates[0] + 15 * 60)
    }

    @Test(
        "Without prices the widget says so, and why",
        arguments: [
            ("", "CryptoWidgetsEndpoint"), ("nonsense", "“nonsense” is no address."),
            (ExamplePlugins.nowhere, "connect"),
        ])
    func noPrices(endpoint: String, reason: String) async throws {
        let porthole = try ExamplePlugins.installed()
        try ExamplePlugins.setEndpoint(endpoint, in: porthole)
        let timeline = try await Timeline(of: "com.mycoins.prices", in: porthole)
        #expect(timeline.texts[0].contains("No data"))
        #expect(timeline.texts[0].contains { $0.contains(reason) }, "\(timeline.texts[0])")
        #expect(timeline.policy == "after")
    }

    @Test func `A server's error is shown`() async throws {
        let porthole = try ExamplePlugins.installed()
        let server = try AnswerServer(status: 503, body: "")
        try ExamplePlugins.setEndpoint(server.url, in: porthole)
        let timeline = try await Timeline(of: "com.mycoins.prices", in: porthole)
        #expect(timeline.texts[0].contains("The server answered 503."))
    }

    @Test func `The monitor looks again after its interval`() async throws {
        let porthole = try ExamplePlugins.installed()
        let timeline = try await Timeline(
            of: "org.porthole.system-monitor", in: porthole, "--set", "interval=120")
        #expect(timeline.texts[0].contains("CPU"))
        #expect(timeline.texts[0].contains("Disk"))
        #expect(timeline.reloadDate == timeline.dates[0] + 120)
    }
}

/// The staged example plugins in a tree of a test's own.
private enum ExamplePlugins {
    /// An address where nobody answers.
    static let nowhere = "http://127.0.0.1:9/"

    static func installed() throws -> InstalledPorthole {
        let porthole = try InstalledPorthole()
        let staged = InstalledPorthole.stage.appending(path: "lib/porthole/plugins")
        for bundle in try FileManager.default.contentsOfDirectory(atPath: staged.path) {
            try FileManager.default.copyItem(
                at: staged.appending(path: bundle), to: porthole.plugins.appending(path: bundle))
        }
        return porthole
    }

    static func setEndpoint(_ endpoint: String, in porthole: InstalledPorthole) throws {
        let file = porthole.plugins.appending(path: "CryptoWidgets.widgetbundle/Info.plist")
        var properties = try #require(
            try PropertyListSerialization.propertyList(from: Data(contentsOf: file), format: nil)
                as? [String: Any])
        properties["CryptoWidgetsEndpoint"] = endpoint
        try PropertyListSerialization.data(fromPropertyList: properties, format: .xml, options: 0)
            .write(to: file)
    }
}

/// What `run --output json` tells of a widget's timeline.
private struct Timeline {
    let policy: String
    /// Seconds since 1970.
    let reloadDate: TimeInterval?
    let dates: [TimeInterval]
    /// The texts of each entry.
    let texts: [[String]]

    init(of kind: String, in porthole: InstalledPorthole, _ options: String...) async throws {
        let result = try await porthole.run(["run", kind, "--output", "json"] + options)
        #expect(result.status == 0, "\(result.errors)")
        let document = try result.json()
        let entries = try #require(document["entries"] as? [[String: Any]])
        policy = try #require(document["policy"] as? String)
        reloadDate = try (document["reloadDate"] as? String).map(Self.seconds)
        dates = try entries.map { try Self.seconds(#require($0["date"] as? String)) }
        texts = entries.map { entry in
            (entry["nodes"] as? [[String: Any]] ?? []).compactMap { $0["text"] as? String }
        }
    }

    private static func seconds(_ date: String) throws -> TimeInterval {
        try Date(date, strategy: .iso8601).timeIntervalSince1970.rounded()
    }
}
