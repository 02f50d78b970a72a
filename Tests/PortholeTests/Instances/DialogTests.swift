import Foundation
import Testing

/// The dialogue of porthole edit and add on a terminal.
@Suite(.timeLimit(.minutes(3)))
struct DialogTests {
    private let porthole: InstalledPorthole
    private let kind = "org.example.coins"

    init() throws { porthole = try InstalledPorthole(fixtures: ["FindsOptions", "AllParameters"]) }

    private func place() async throws {
        let added = try await porthole.run("add", kind, "--set", "rows=5", "--set", "pair=c,d")
        #expect(added.text == "coins-1", "\(added.errors)")
    }

    /// What is set, by id.
    private func configurations() async throws -> [String: [String: String]] {
        let output = try await porthole.run("instances", "--json").output
        let instances = try #require(
            try JSONSerialization.jsonObject(with: output) as? [[String: Any]])
        return Dictionary(
            uniqueKeysWithValues: instances.compactMap { instance in
                guard let id = instance["id"] as? String,
                    let values = instance["configuration"] as? [String: Any]
                else { return nil }
                return (id, values.mapValues { "\($0)" })
            })
    }

    @Test func `The dialogue asks each parameter, with choices, search and errors`()
        async throws
    {
        try await place()
        let dialog = try porthole.terminal("edit", "coins-1")
        try dialog.wait(for: "return keeps what stands in brackets")
        let coins = try dialog.wait(for: "coin [none]: ")
        #expect(
            coins.split(separator: "\r\n").suffix(7)
                == [
                    "coin", "   1  bitcoin  row 5!", "   2  ether  row 5!",
                    "   3  litecoin  row 5!",
                    "  Rare", "   4  Dogecoin  (dogecoin)",
                    "  Give a number, a title or an id; /TEXT searches.", "coin [none]: ",
                ].suffix(7))
        dialog.type("/nothing\n")
        try dialog.wait(for: "  nothing found; / shows all again\r\ncoin [none]: ")
        dialog.type("/doge\n")
        try dialog.wait(for: "   1  Dogecoin  (dogecoin)\r\n")
        try dialog.wait(for: "coin [none]: ")
        dialog.type("ethr\n")
        try dialog.wait(for: "cannot be 'ethr'; did you mean 'ether'?")
        try dialog.wait(for: "coin [none]: ")
        // The number in the list of search results.
        dialog.type("1\n")
        let places = try dialog.wait(for: "place [Zürich]: ")
        #expect(places.contains("   1  Zürich  (zurich)  Switzerland\r\n"))
        dialog.type("MÜNCHEN\n")
        try dialog.wait(for: "rows: a whole number\r\nrows [5]: ")
        dialog.type("many\n")
        try dialog.wait(for: "cannot be 'many'; it takes a whole number.\r\nrows [5]: ")
        dialog.type("-\n")
        try dialog.wait(for: "1  Late  (late)")
        try dialog.wait(for: "late [soon]: ")
        dialog.type("\n")
        try dialog.wait(for: "The market is closed.")
        try dialog.wait(for: "none [none]: ")
        dialog.type("\n")
        try dialog.wait(for: "pair: 2 to 3 between commas\r\npair [c, d]: ")
        dialog.type("x\n")
        try dialog.wait(for: "pair [c, d]: ")
        dialog.type("x, y\n")
        #expect(try dialog.status() == 0)
        #expect(!dialog.transcript.contains("\u{1B}"))
        #expect(
            try await configurations() == [
                "coins-1": ["coin": "dogecoin", "place": "munich", "pair": #"["x","y"]"#]
            ])
    }

    @Test(arguments: [
        ("\u{4}", 64, "porthole: The input ended, so nothing was changed."), ("\u{3}", 130, "^C"),
    ])
    func `Ending the dialogue early changes nothing`(key: String, status: Int32, words: String)
        async throws
    {
        try await place()
        let before = try await configurations()
        let dialog = try porthole.terminal("edit", "coins-1")
        try dialog.wait(for: "coin [none]: ")
        dialog.type("ether\n")
        try dialog.wait(for: "place [Zürich]: ")
        dialog.type(key)
        #expect(try dialog.status() == status)
        #expect(dialog.transcript.contains(words), "\(dialog.transcript)")
        #expect(try await configurations() == before)
        #expect(try porthole.livingRunners() == [])
    }

    @Test func `Adding a widget that prompts for its configuration starts the dialogue`()
        async throws
    {
        let given = try await porthole.run("add", kind)
        #expect(given.text == "coins-1" && given.errors == "")
        let abandoned = try porthole.terminal("add", kind)
        try abandoned.wait(for: "coin [none]: ")
        abandoned.type("\u{4}")
        #expect(try abandoned.status() == 64)
        #expect(abandoned.transcript.contains("porthole: The input ended, so nothing was placed."))
        let asked = try porthole.terminal("add", kind)
        try asked.wait(for: "coin [none]: ")
        asked.type("2\n")
        for name in ["place", "rows", "late", "none", "pair"] {
            try asked.wait(for: "\n\(name) [")
            asked.type("\n")
        }
        try asked.wait(for: "coins-2\r\n")
        #expect(try asked.status() == 0)
        #expect(try await configurations() == ["coins-1": [:], "coins-2": ["coin": "ether"]])
        let set = try porthole.terminal("add", kind, "--set", "coin=ether")
        #expect(try set.status() == 0)
        #expect(set.transcript == "coins-3\r\n")
        let other = try porthole.terminal("add", "org.example.all-parameters")
        #expect(try other.status() == 0)
        #expect(other.transcript == "all-parameters-1\r\n")
        #expect(
            try await porthole.run("show", kind).text.contains("Placing:     asks for its param"))
    }

    @Test func `The dialogue shows titles bold and subtitles faint in colour terminals`()
        async throws
    {
        try await place()
        let dialog = try porthole.terminal(
            "edit", "coins-1", environment: ["NO_COLOR": "", "TERM": "xterm-256color"])
        let words = try dialog.wait(for: "coin [none]: ")
        #expect(words.contains("\u{1B}[1mcoin\u{1B}[0m\r\n"))
        #expect(words.contains("bitcoin  \u{1B}[2mrow 5!\u{1B}[0m\r\n"))
        #expect(words.contains("  \u{1B}[1mRare\u{1B}[0m\r\n"))
        dialog.type("\u{3}")
        #expect(try dialog.status() == 130)
    }

    @Test func `The dialogue asks only parameters whose conditions hold`() async throws {
        try porthole.add(fixture: "NamesIntent")
        let quiet = try porthole.terminal("add", "org.example.names", "--set", "name=Ada")
        #expect(try quiet.status() == 0)
        let loud = try porthole.terminal("edit", "names-1")
        try loud.wait(for: "name [Ada]: ")
        loud.type("-\n")
        try loud.wait(for: "loud [false]: ")
        loud.type("yes\n")
        // The volume applies because it is loud, the echo because there is no name.
        try loud.wait(for: "volume [3]: ")
        loud.type("7\n")
        try loud.wait(for: "echo [none]: ")
        loud.type("hey\n")
        #expect(try loud.status() == 0)
        #expect(
            try await configurations()["names-1"] == ["loud": "1", "volume": "7", "echo": "hey"])
        let again = try porthole.terminal("edit", "names-1")
        try again.wait(for: "name [none]: ")
        again.type("Bob\n")
        try again.wait(for: "loud [true]: ")
        again.type("no\n")
        // The volume does not apply, nor does the secret, which depends on it.
        try again.wait(for: "echo [hey]: ")
        again.type("\n")
        #expect(try again.status() == 0)
        #expect(!again.transcript.contains("volume [") && !again.transcript.contains("secret ["))
    }
}
