import Testing

@Suite("An intent of an intent definition", .timeLimit(.minutes(8)))
struct DefinedIntentTests {
    @Test func `declares the definition's parameters`() throws {
        let lines = try probed().prefix { !$0.hasPrefix("placeholder") }
        #expect(
            lines.joined(separator: "\n") == """
                widget Hero "Hero" families=system_small options=32 intent=ConfigurationIntent
                  nickname "Nickname"="Champ" flags=1
                  level "Level"=3 flags=1 1.0...10.0
                  showsHealth "Shows Health"=true flags=1
                  style "Style"="bar" [bar|Bar, default|Default Number] if showsHealth equal of 1
                  hero "Hero"="" flags=1
                  friends "Friends"="" flags=3
                  scores "Scores"="" flags=3 0.0...9.0
                  styles "Styles"="" flags=3 [bar|Bar, default|Default Number]
                  words "Words"="" flags=3
                """)
    }

    @Test func `has the definition's defaults where nothing is set`() throws {
        #expect(try texts() == ["Panda", "No avatar", "", "Champ", "Level 3", "Bar"])
    }

    @Test func `gets what is set`() throws {
        #expect(
            try texts("hero=spouty", "nickname=Sp", "level=7", "style=default", "friends=a,b")
                == ["Spouty", "No avatar", "a+b", "Sp", "Level 7", "Number"])
        #expect(
            try texts("hero=panda", "showsHealth=false")
                == ["Panda", "🐼", "", "Champ", "Level 3"])
        #expect(
            try texts("hero=nobody", "showsHealth=false").first == "nobody")
        #expect(
            try texts("scores=1,8", "styles=default,bar", "words=a,b", "showsHealth=false")
                .dropFirst(5) == ["1+8", "Number+Bar", "a+b"])
    }

    @Test
    func `offers what its handler provides for what is set so far and what is typed`() throws {
        #expect(
            try probed(["options", "Hero", "hero", "level=5"])
                == ["[Heroes]", "panda|Panda|Level 5", "spouty|Spouty|Level 5"])
        #expect(
            try probed(["options", "Hero", "hero", "spo"])
                == ["[Heroes]", "spouty|Spouty|Level 3"])
        #expect(try probed(["options", "Hero", "friends", "Ann"]) == ["friend|Ann"])
        #expect(try probed(["options", "Hero", "friends"]) == ["failed: Type a name."])
        #expect(try probed(["options", "Hero", "nickname"]) == ["no options"])
    }

    @Test func `says when its parameters are asked for, and what else these depend on`() throws {
        let lines = try FixturePlugins.built.get().probed("Unhandled").split(separator: "\n")
        #expect(
            lines.prefix(6).joined(separator: "\n") == """
                widget Unhandled families=system_small options=32 intent=SelectPlaceIntent
                  region "Region"="city" [city|City, coast|Coast]
                  place "Place"="" flags=1 if region equal of 1
                  showsWeather "Shows Weather"=false flags=1
                  unit "Unit"="" flags=1 if showsWeather equal of 1
                  note "Note"="" flags=1 if region equal of 1 and place has_value
                """)
    }

    @Test func `is handled by a library without widgets, for another one of its bundle`() throws {
        let plugins = try FixturePlugins.built.get()
        let lines = try plugins.probed("PlaceHandlers").split(separator: "\n")
        #expect(
            lines.prefix(3).joined(separator: "\n") == """
                handler SelectPlaceIntent
                  region "Region"="city" [city|City, coast|Coast]
                  place "Place"="turin" flags=1 if region equal of 1
                """)
        #expect(
            try plugins.probed("PlaceHandlers", ["options", "SelectPlaceIntent", "place"])
                == "turin|Turin\nleeds|Leeds")
    }

    @Test func `is handled by an extension of any target, in another type and private`() throws {
        let plugins = try FixturePlugins.built.get()
        #expect(
            try plugins.probed("Handled", ["options", "Place", "place"])
                == "turin|Turin\nleeds|Leeds")
        #expect(
            try plugins.probed("Handled", ["options", "Place", "place", "region=coast"])
                == "rimini|Rimini\nbrighton|Brighton")
        #expect(
            try plugins.probed("Handled", ["options", "Street", "street"])
                == "Broadway|Broadway\nBow Lane|Bow Lane")
        #expect(try plugins.probed("Handled").contains(#"text_string="Turin""#))
    }

    @Test func `is known of each placed widget and control`() throws {
        let plugins = try FixturePlugins.built.get()
        let lines = try plugins.probed("Handled", ["place=leeds", "lamp=first"])
        #expect(lines.contains(#"text_string="Place Leeds, Street unset, Lamp first""#), "\(lines)")
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
