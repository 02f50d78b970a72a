import Foundation
import Testing

/// One extension with what public ones have beside views: stores, publishers, delegates and shared
/// screens.
@Suite("An extension with an app's models", .timeLimit(.minutes(8)))
struct GardenTests {
    private let lines: [Substring]

    init() throws {
        lines = try FixturePlugins.built.get().probed("Garden").split(separator: "\n")
    }

    /// What follows the line that begins an answer, up to the next.
    private func answer(_ name: String) -> [Substring] {
        let rest = lines.drop { !$0.hasPrefix("\(name): reload ") }.dropFirst()
        return Array(rest.prefix { $0.hasPrefix(" ") })
    }

    @Test func `registers widgets of generic types and of conditions`() {
        let kinds = lines.filter { $0.hasPrefix("widget ") }
            .map { String($0.split(separator: " ")[1]) }
        #expect(
            kinds == [
                "Plants", "Harvest.Apples", "Harvest.Berries", "Market", "Forecast", "Day", "Beds",
                "Bloom",
            ])
        #expect(!lines.contains { !$0.hasPrefix("log") && $0.contains("failed") })
    }

    @Test(arguments: [
        ("Blooms", ["Aster", "Dahlia"]), ("Blooms of a provider", ["Weed", "Snowdrop", "Tulip"]),
        ("Blooms of configurations", ["Iris"]),
    ])
    func `previews a widget by relevance`(name: String, flowers: [String]) throws {
        let text = try FixturePlugins.built.get().probed("Garden", ["previews"])
        let answer = text.split(separator: "preview ").first { $0.hasPrefix("\(name): reload ") }
        let shown = answer?.split(separator: "In bloom: ").dropFirst().map { rest in
            String(rest.prefix { $0 != "\"" })
        }
        #expect(shown == flowers, "\(text)")
    }

    @Test(arguments: [
        ("timeline Plants", "Thirsty: Basil, Fern"), ("timeline Plants", "1. Fern"),
        ("timeline Harvest.Apples", "12.5 kg"), ("timeline Market", "1 prices, open"),
        ("timeline Forecast", "Hidden"), ("timeline Day", "No steps"),
        ("timeline Day", "Nothing to do"), ("timeline Beds", "Beds: Chard and Leek"),
        ("timeline Bloom", "In bloom: Tulip"),
    ])
    func `shows what its models know`(name: String, text: String) {
        #expect(
            answer(name).contains { $0.contains(text) }, "\(answer(name).joined(separator: "\n"))")
    }
    @Test func `shows what an intent of an earlier process saved`() throws {
        let plugins = try FixturePlugins.built.get()
        let container = URL.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: container) }
        _ = try plugins.probed(
            "Garden", ["perform", "AddPlantIntent", "name=Thyme"], container: container)
        let timeline = try plugins.probed("Garden", container: container)
        #expect(timeline.contains("Thirsty: Basil, Fern, Thyme"))
    }
}
