import Testing

@Suite("An intent of an intent definition", .timeLimit(.minutes(8)))
struct DefinedIntentTests {
    @Test("declares the definition's parameters")
    func declarations() throws {
        let lines = try probed().prefix { !$0.hasPrefix("placeholder") }
        #expect(
            lines.joined(separator: "\n") == """
                widget Hero "Hero" families=system_small options=0
                  nickname "Nickname"="Champ" flags=1
                  level "Level"=3 flags=1 1.0...10.0
                  showsHealth "Shows Health"=true flags=1
                  style "Style"="bar" [bar|Bar, default|Default Number]
                  hero "Hero"="" flags=1
                """)
    }

    @Test("has the definition's defaults where nothing is set")
    func defaults() throws {
        #expect(try texts() == ["No hero", "Champ", "Level 3", "Bar"])
    }

    @Test("gets what is set")
    func settings() throws {
        #expect(
            try texts("hero=Spouty", "nickname=Sp", "level=7", "style=default")
                == ["Spouty", "Sp", "Level 7", "Number"])
        #expect(try texts("showsHealth=false") == ["No hero", "Champ", "Level 3"])
    }

    private func texts(_ settings: String...) throws -> [String] {
        try probed(settings).drop { !$0.hasPrefix("timeline Hero") }
            .compactMap { $0.firstMatch(of: /text_string="(.*)"/).map { String($0.1) } }
    }

    private func probed(_ settings: [String] = []) throws -> [String] {
        try FixturePlugins.built.get().probed("Defined", settings)
            .split(separator: "\n").map(String.init)
    }
}
