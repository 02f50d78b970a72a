import Testing

@Suite("A widget that users configure", .timeLimit(.minutes(8)))
struct ConfiguredWidgetTests {
    @Test
    func `declares its intent's parameters with types, defaults, ranges and choices`() throws {
        let lines = try probed().prefix { !$0.hasPrefix("placeholder") }
        #expect(
            lines.joined(separator: "\n") == """
                widget Configured "This is an example widget." \
                families=system_small|system_medium|system_large|system_extra_large options=32
                  favoriteEmoji "Favorite Emoji"="😃"
                widget Characters "Character Details" "Selects the character to display information \
                for." families=system_small options=32
                  character "Character"="" if showsName equal of 1 or if not showsName equal of 1 and \
                unit equal of 1
                  rival "Rival" "Whom to beat"="" flags=1 if showsName equal of 1
                  unit "Unit"="percent" [percent|Percent, points|Points|Of a hundred] if showsName \
                equal of 1 or if not showsName equal of 1
                  digits "Digits"=0 0.0...3.0 if showsName equal of 1
                  showsName "Shows Name"=true
                  friends "Friends"="[]" flags=6 0-2 values
                  foes "Foes"="[]" flags=6 0-1 values
                """)
    }

    @Test func `shows defaults where nothing is set`() throws {
        let lines = try probed()
        #expect(lines.contains { $0.hasSuffix("text_string=\"😃\"") })
        #expect(
            texts(of: "timeline Characters", in: lines) == [
                "Power Panda", "rival Power Panda", "digits 0", "unit percent", "name true",
                "friends ", "main",
            ])
    }

    @Test func `gets what is set, entities found again by their identifiers`() throws {
        let lines = try probed(
            "favoriteEmoji=🐧", "character=Spouty", "rival=Unipony", "unit=points", "digits=2",
            "showsName=false", "friends=Unipony,Nobody,Spouty")
        #expect(lines.contains { $0.hasSuffix("text_string=\"🐧\"") })
        #expect(
            texts(of: "timeline Characters", in: lines) == [
                "Spouty", "rival Unipony", "digits 2", "unit points", "name false",
                "friends Unipony+Spouty", "main",
            ])
    }

    @Test func `falls back where an entity is gone, and says so`() throws {
        let lines = try probed("character=Nobody", "rival=Nobody", "friends=Unipony,Nobody")
        #expect(
            lines.drop { !$0.hasPrefix("timeline Characters") }.prefix(4) == [
                "timeline Characters: reload never",
                "  rejected character: 'Nobody' is gone; the default is used.",
                "  rejected rival: 'Nobody' is gone; the default is used.",
                "  rejected friends: 'Nobody' is gone.",
            ])
        #expect(
            texts(of: "timeline Characters", in: lines).prefix(2) == [
                "Power Panda", "rival Power Panda",
            ])
    }

    @Test func `offers what its query suggests, and of that what a user looks for`() throws {
        #expect(
            try probed("options", "Characters", "character")
                == ["Power Panda|🐼 Power Panda", "Unipony|🦄 Unipony", "Spouty|🐳 Spouty"])
        #expect(try probed("options", "Characters", "friends", "uni") == ["Unipony|🦄 Unipony"])
        #expect(try probed("options", "Characters", "foes") == ["Power Panda|🐼 Power Panda"])
        #expect(try probed("options", "Characters", "digits") == ["no options"])
    }

    private func probed(_ arguments: String...) throws -> [String] {
        try FixturePlugins.built.get().probed("Configured", arguments)
            .split(separator: "\n").map(String.init)
    }

    /// The literal texts of an answer.
    private func texts(of answer: String, in lines: [String]) -> [String] {
        lines.drop { !$0.hasPrefix(answer) }.compactMap { line in
            line.firstMatch(of: /text_string="(.*)"/).map { String($0.1) }
        }
    }
}
