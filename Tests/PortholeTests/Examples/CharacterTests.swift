import Foundation
import Testing

/// GameWidgets' characters.
@Suite(.timeLimit(.minutes(1)))
struct CharacterTests {
    static let kinds = ["com.mygame.character-detail", "com.mygame.character-classic"]

    @Test(arguments: kinds)
    func `A hurt character gains health every hour`(kind: String) async throws {
        let porthole = try ExamplePlugins.installed("GameWidgets")
        let timeline = try await ShownTimeline(of: kind, in: porthole)
        #expect(zip(timeline.dates, timeline.dates.dropFirst()).allSatisfy { $1 - $0 == 3600 })
        #expect(timeline.texts.allSatisfy { $0.contains("Power Panda") && $0.contains("🐼") })
        #expect(
            timeline.texts.map { $0.first { $0.hasSuffix("%") } }
                == ["14%", "39%", "64%", "89%", "100%"])
        #expect(timeline.policy == "atEnd")
    }

    @Test(arguments: kinds)
    func `The widget shows the configured character`(kind: String) async throws {
        let porthole = try ExamplePlugins.installed("GameWidgets")
        for (name, health) in [("Unipony", "67%"), ("Spouty", "83%")] {
            let timeline = try await ShownTimeline(
                of: kind, in: porthole, "--set", "character=\(name)")
            #expect(timeline.texts[0].contains(name))
            #expect(timeline.texts[0].contains(health))
        }
    }

    @Test(arguments: kinds)
    func `The timeline of a character in full health has one entry`(kind: String) async throws {
        let porthole = try ExamplePlugins.installed("GameWidgets")
        let saved = porthole.plugins.appending(path: "GameWidgets.widgetbundle/game.json")
        let game = try String(contentsOf: saved, encoding: .utf8)
        try game.replacing("\"health\": 0.14", with: "\"health\": 1.0")
            .write(to: saved, atomically: true, encoding: .utf8)
        let timeline = try await ShownTimeline(of: kind, in: porthole)
        #expect(timeline.dates.count == 1)
        #expect(timeline.texts[0].contains("100%"))
        #expect(timeline.policy == "never")
    }

    @Test func `Each placed widget shows the character of its own configuration`() async throws {
        let porthole = try ExamplePlugins.installed("GameWidgets")
        for (kind, name) in zip(Self.kinds, ["Unipony", "Spouty"]) {
            let id = try await porthole.run("add", kind, "--set", "character=\(name)").text
            let timeline = try await ShownTimeline(of: id, in: porthole)
            #expect(timeline.texts[0].contains(name))
        }
    }

    @Test func `Each character is recommended`() async throws {
        let porthole = try ExamplePlugins.installed("GameWidgets")
        for kind in Self.kinds {
            #expect(
                try await porthole.run("show", kind).text.hasSuffix(
                    """
                    Recommended:
                       1  Power Panda  character=Power Panda
                       2  Unipony      character=Unipony
                       3  Spouty       character=Spouty
                    """))
            let id = try await porthole.run("add", kind, "--recommended", "spouty").text
            let timeline = try await ShownTimeline(of: id, in: porthole)
            #expect(timeline.texts[0].contains("Spouty"))
        }
    }
}
