import Testing

/// Twenty widgets in the manner of public ones, in one bundle.
@Suite("Everyday widgets", .timeLimit(.minutes(8)))
struct EverydayTests {
    @Test func `are all registered, each answering what it is asked`() throws {
        let lines = try FixturePlugins.built.get().probed("Everyday").split(separator: "\n")
        let kinds = lines.filter { $0.hasPrefix("widget ") }
            .map { String($0.split(separator: " ")[1]) }
        #expect(
            kinds == [
                "WeatherWidget", "com.example.agenda", "Countdown", "Todo", "Quote", "Steps",
                "Clock", "Stocks", "Photo", "Battery", "Habit", "News", "Moon", "LockScreen",
                "Modern", "Score", "Level", "Team", "Fixture", "Streak",
            ])
        for kind in kinds {
            for answer in ["placeholder", "snapshot", "timeline"] {
                #expect(lines.contains { $0.hasPrefix("\(answer) \(kind): reload ") })
            }
        }
        #expect(!lines.contains { $0.contains("failed") })
    }
}
