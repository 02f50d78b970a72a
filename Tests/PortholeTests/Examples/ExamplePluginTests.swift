import Foundation
import Testing

/// The plugins of the package Plugins, as `make build` stages them.
@Suite(.timeLimit(.minutes(3)))
struct ExamplePluginTests {
    static let faces: [(kind: String, families: [String])] = [
        ("com.mygame.game-status", ["systemSmall", "systemMedium", "systemLarge"]),
        ("com.mygame.character-detail", ["systemSmall", "systemMedium"]),
        ("com.mygame.character-classic", ["systemSmall", "systemMedium"]),
        ("com.mygame.leaderboard", ["systemMedium", "systemLarge"]),
        ("com.mycoins.prices", ["systemSmall", "systemMedium"]),
        (
            "org.porthole.next-event",
            [
                "systemSmall", "systemMedium", "systemLarge", "accessoryCircular",
                "accessoryRectangular", "accessoryInline",
            ]
        ),
        ("org.porthole.main-door-switch", ["systemSmall"]),
        ("org.porthole.quote", ["systemSmall", "systemMedium", "accessoryRectangular"]),
        (
            "org.porthole.system-monitor",
            ["systemSmall", "systemMedium", "accessoryRectangular"]
        ),
    ]

    @Test func `The example widgets are listed with their families`() async throws {
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

    @Test(arguments: faces)
    func `Every family is drawn in both appearances and as a placeholder`(
        kind: String, families: [String]
    ) async throws {
        let porthole = try ExamplePlugins.installed()
        for (key, plugin) in ExamplePlugins.endpoints {
            try ExamplePlugins.set(key, of: plugin, to: ExamplePlugins.nowhere, in: porthole)
        }
        for family in families {
            for option in ["--appearance=light", "--appearance=dark", "--placeholder"] {
                let result = try await porthole.run(
                    "render", kind, "--family", family, option, "-o", "picture.png")
                #expect(result.status == 0, "\(family) \(option): \(result.errors)")
            }
        }
    }

    @Test func `The game is read from the bundle, and reloaded after 15 minutes`()
        async throws
    {
        let porthole = try ExamplePlugins.installed()
        let timeline = try await ShownTimeline(of: "com.mygame.game-status", in: porthole)
        #expect(timeline.texts[0].contains("Mira’s turn"))
        #expect(timeline.texts[0].contains("ROUND 12"))
        #expect(timeline.policy == "after")
        #expect(timeline.reloadDate == timeline.dates[0] + 15 * 60)
    }

    @Test func `The system monitor is reloaded after its interval`() async throws {
        let porthole = try ExamplePlugins.installed()
        let timeline = try await ShownTimeline(
            of: "org.porthole.system-monitor", in: porthole, "--set", "interval=120")
        #expect(timeline.texts[0].contains("CPU"))
        #expect(timeline.texts[0].contains("Disk"))
        #expect(timeline.reloadDate == timeline.dates[0] + 120)
    }
}
