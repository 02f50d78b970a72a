import Testing

@Suite("A bundle of intents, controls and live activities", .timeLimit(.minutes(8)))
struct InteractiveWidgetTests {
    @Test func `registers its members besides the widgets`() throws {
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

    @Test func `records buttons and toggles with the intent that a press performs`() throws {
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

    @Test func `resolves entities, lists and options that depend on each other`() throws {
        #expect(try stationTexts() == ["Oslo", "Oslo Main", "3 T2", "tram"])
        #expect(
            try stationTexts("city=1", "station=Bern Airport", "platform=7", "line=T1", "modes=1,2")
                == ["Bern", "Bern Airport", "7 T1", "train+tram"])
    }

    @Test
    func `offers choices in their sections, for what is set so far and what is typed`() throws {
        #expect(
            try options("city", [])
                == ["1|Bern|A city", "2|Oslo|A city"])
        #expect(try options("city", ["osl"]) == ["2|Oslo|A city"])
        #expect(
            try options("station", ["city=1"])
                == ["[Near]", "Bern Main|Bern Main", "[Far]", "Bern Airport|Airport"])
        #expect(try options("platform", ["station=Oslo Main"]) == ["1|1", "2|2"])
        #expect(try options("line", ["sund"]) == ["[Trams]", "T2|Tram 2|Not on Sundays"])
    }

    @Test
    func `shows a toggle with the opposite as the value it sets, and a label for either state`()
        throws
    {
        let labels = """
                  group
                    text text_string="Start Timer"
                  group
                    hstack alignment=first_text_line_center spacing=8
                      image symbol="timer"
                      text text_string="Off"
                  group
                    hstack alignment=first_text_line_center spacing=8
                      image symbol="timer"
                      text text_string="On"
            """
        #expect(
            try probed(["control", "com.example.timer", "timerName=Egg"]).joined(separator: "\n")
                == """
                preview: shown
                  entry +0 relevance 0.0
                    control action=StartTimerIntent(name: "Egg", value: true) is_on=false tint=orange
                \(labels)
                value: shown
                  entry +0 relevance 0.0
                    control action=StartTimerIntent(name: "Egg", value: false) is_on=true tint=orange
                \(labels)
                """)
    }

    @Test func `shows a button with its label, and fails in the words of a value's error`() throws {
        #expect(
            try probed(["control", "com.example.inbox"]).suffix(7) == [
                #"    control action=OpenInboxIntent(target: "mail") disabled=true"#,
                "      group", #"        text text_string="Open Inbox""#,
                "      group", "        hstack alignment=first_text_line_center spacing=8",
                #"          image symbol="tray""#, #"          text text_string="Inbox""#,
            ])
        let light = try probed(["control", "com.example.light"])
        #expect(light.last == "value: The lamp does not answer.")
        // A toggle without labels for its value has those of the system.
        let texts = light.compactMap { $0.split(separator: "text text_string=").dropFirst().first }
        #expect(texts == ["\"Light\"", "\"Off\"", "\"On\""])
    }

    @Test func `asks the host for new timelines and values, and learns what is placed`() throws {
        #expect(
            try probed(["perform", "LogHabitIntent", "habitID=x"])
                == ["center: reload timelines HabitWidget", "done"])
        #expect(
            try probed(["perform", "StartTimerIntent", "name=x", "value=true"])
                == ["center: reload controls com.example.timer", "done"])
        let note = try probed(["city=1"]).drop { !$0.hasPrefix("timeline NoteWidget") }
            .prefix { !$0.hasPrefix("placeholder") }.joined(separator: "\n")
        #expect(note.contains("4 widgets"))
        #expect(note.contains("Bern"))
    }

    private func options(_ parameter: String, _ arguments: [String]) throws -> [String] {
        try probed(["options", "StationWidget", parameter] + arguments)
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
