import Testing

@Suite("A bundle of intents, controls and live activities", .timeLimit(.minutes(8)))
struct InteractiveWidgetTests {
    @Test("registers its members besides the widgets")
    func members() throws {
        let lines = try probed()
        #expect(
            lines.filter { $0.hasPrefix("activity ") }
                == ["activity DeliveryAttributes", "activity WorkoutAttributes"])
        #expect(
            lines.filter { $0.hasPrefix("control ") } == [
                "control com.example.timer|Timer|A an example control that runs a timer.",
                "control com.example.light|Light", "control com.example.inbox",
            ])
        #expect(lines.contains(#"  timerName "Timer Name"="Timer""#))
    }

    @Test("records buttons and toggles with the intent that a press performs")
    func actions() throws {
        let actions = try probed().drop { !$0.hasPrefix("snapshot HabitWidget") }
            .prefix { !$0.hasPrefix("timeline HabitWidget") }
            .compactMap { $0.firstMatch(of: /action_region (.*)/).map { String($0.1) } }
        #expect(
            actions == [
                "action=ToggleDoneIntent(item: 0) is_on=true",
                "action=ToggleDoneIntent(item: 1) is_on=false",
                #"action=LogHabitIntent(amount: 2, habitID: "water")"#,
                #"action=LogHabitIntent(amount: 1, habitID: "walk")"#,
                "action=SetReminderIntent(value: true) is_on=false",
            ])
    }

    @Test("resolves entities, lists and options that depend on each other")
    func station() throws {
        #expect(try stationTexts() == ["Oslo", "Oslo Main", "3 T2", "tram"])
        #expect(
            try stationTexts("city=1", "station=Bern Airport", "platform=7", "line=T1", "modes=1,2")
                == ["Bern", "Bern Airport", "7 T1", "train+tram"])
    }

    private func stationTexts(_ settings: String...) throws -> [String] {
        try probed(settings).drop { !$0.hasPrefix("timeline StationWidget") }.dropFirst()
            .prefix { $0.hasPrefix(" ") }
            .compactMap { $0.firstMatch(of: /text_string="(.*)"/).map { String($0.1) } }
    }

    private func probed(_ settings: [String] = []) throws -> [String] {
        try FixturePlugins.built.get().probed("Interactive", settings)
            .split(separator: "\n").map(String.init)
    }
}
