import Foundation
import Testing

/// porthole list and show.
@Suite(.timeLimit(.minutes(1)))
struct ListTests {
    @Test func `The table has the kind, name, families and plugin of each widget`() async throws {
        let porthole = try InstalledPorthole(fixtures: ["Good"])
        let result = try await porthole.run("list")
        #expect(result.status == 0)
        #expect(result.errors == "")
        let good = porthole.plugins.appending(path: "Good.so").path
        #expect(
            result.text.split(separator: "\n").map {
                $0.split(separator: " ").joined(separator: " ")
            }
                == [
                    "KIND NAME FAMILIES PLUGIN",
                    "org.example.good Good systemSmall systemMedium \(good)",
                ])
    }

    @Test func `The JSON document has the types of parameters and reasons of problems`()
        async throws
    {
        let porthole = try InstalledPorthole(fixtures: ["AllParameters", "NoEntry"])
        let document = try await porthole.run("list", "--json").json()
        let widget = try #require((document["widgets"] as? [[String: Any]])?.first)
        let parameters = try #require(widget["parameters"] as? [[String: Any]])
        #expect(
            parameters.compactMap { $0["type"] as? String }
                == ["bool", "int", "double", "string", "date"])
        let problem = try #require((document["problems"] as? [[String: Any]])?.first)
        #expect(problem["reason"] as? String == "missingEntry")
    }

    @Test func `A parameter with an unbounded range is listed`() async throws {
        let porthole = try InstalledPorthole(fixtures: ["Good", "EndlessRange"])
        let result = try await porthole.run("list", "--json")
        #expect(result.status == 0, "\(result.errors)")
        let widgets = try #require(try result.json()["widgets"] as? [[String: Any]])
        #expect(widgets.count == 2)
        let parameters = widgets.first?["parameters"] as? [[String: Any]]
        let amount = try #require(parameters?.first)
        #expect(amount["minimum"] as? Double == -1)
        #expect(amount["maximum"] == nil)
        let kind = "org.example.endless-range"
        #expect(try await porthole.run("show", kind).text.contains("(double -1…∞)"))
        let refused = try await porthole.run("add", kind, "--set", "amount=-2")
        #expect(refused.errors.hasSuffix("it goes from -1 to ∞."), "\(refused.errors)")
    }

    @Test func `An optional parameter without a value is shown without one`() async throws {
        let porthole = try InstalledPorthole(fixtures: ["OptionalValues"])
        let shown = try await porthole.run("show", "org.example.optional-values").text
        #expect(shown.contains("--set day=  (date, optional)"), "\(shown)")
        #expect(shown.contains("--set amount=2  (int, optional)"), "\(shown)")
    }

    @Test func `Listing an empty directory is not an error`() async throws {
        let porthole = try InstalledPorthole()
        let result = try await porthole.run("list")
        #expect(result.status == 0)
        #expect(result.text == "")
        #expect(
            result.errors == "porthole: No widgets are installed; put a plugin into "
                + "\(porthole.root.path)/home/.local/share/porthole/plugins.")
    }

    @Test func `A table is cut to the window's width, except its first column`() async throws {
        let porthole = try InstalledPorthole(fixtures: ["Good", "AllParameters"])
        let session = try porthole.terminal("list")
        #expect(try session.status() == 0)
        let lines = session.transcript.split(whereSeparator: \.isNewline)
        #expect(lines.map(\.count).max() == 80)
        #expect(
            lines.map { $0.prefix { $0 != " " } }
                == ["KIND", "org.example.all-parameters", "org.example.good"])
        // A path's end says more than its beginning.
        #expect(lines[2].hasSuffix("  systemSmall syst…  …/plugins/Good.so"), "\(lines)")
    }

    @Test func `On a terminal a list shows the plugin that it waits for, and erases that`()
        async throws
    {
        let porthole = try InstalledPorthole(fixtures: ["Good", "HangsInEntry"])
        let session = try porthole.terminal("list")
        #expect(try session.status() == 0)
        let words = session.transcript
        #expect(words.contains("looking at HangsInEntry.so …"), "\(words)")
        // Text before a carriage return is overwritten.
        let lines = words.split(separator: "\r\n").compactMap { $0.split(separator: "\r").last }
        #expect(!lines.contains { $0.contains("looking") }, "\(lines)")
    }

    @Test func `The last columns of a table are left out in a narrow window`() async throws {
        let porthole = try InstalledPorthole(fixtures: ["Good"])
        let session = try porthole.terminal("list", columns: 40)
        #expect(try session.status() == 0)
        let lines = session.transcript.split(whereSeparator: \.isNewline)
        #expect(lines.map { $0.split(separator: " ").first } == ["KIND", "org.example.good"])
        #expect(lines.allSatisfy { $0.count <= 40 }, "\(lines)")
    }

    @Test func `Long values are wrapped below their beginning in a narrow window`() async throws {
        let porthole = try InstalledPorthole(fixtures: ["Good"])
        let session = try porthole.terminal("show", "org.example.good", columns: 40)
        #expect(try session.status() == 0)
        let lines = session.transcript.split(whereSeparator: \.isNewline)
        #expect(lines.contains("Families:    systemSmall 158×158,"), "\(lines)")
        #expect(lines.contains("             systemMedium 338×158"), "\(lines)")
    }

    @Test func `An error names a missing plugin directory`() async throws {
        let porthole = try InstalledPorthole(fixtures: ["Good"])
        let result = try await porthole.run("list", "--plugins", porthole.root.path + "/missing")
        let words = "he plugin directory \(porthole.root.path)/missing is missing."
        #expect(result.errors == "porthole: missingFolder: T" + words)
        #expect(result.text.contains("org.example.good"))
        let unknown = try await porthole.run(
            "show", "a.b", "--plugins", porthole.root.path + "/missing")
        #expect(
            unknown.errors == "porthole: No installed widget has the kind 'a.b'; t" + words,
            "\(unknown.errors)")
    }

    @Test func `Show lists the parameters with their defaults`() async throws {
        let porthole = try InstalledPorthole(fixtures: ["AllParameters"])
        let result = try await porthole.run("show", "org.example.all-parameters")
        #expect(result.status == 0)
        #expect(result.text.contains("--set count="))
    }

    @Test(arguments: [
        (
            ["show", "nothing"],
            "Nothing is called 'nothing': no installed widget or control has that kind, and no "
                + "placed widget that id; see porthole list, porthole controls and porthole "
                + "instances."
        ),
        (
            ["show", "a.b"],
            "porthole list shows those that are installed, and --plugins names another directory."
        ),
        (["edit", "a-1"], "porthole instances lists those that are placed."),
        (["toggle", "a.b"], "porthole controls lists those that are."),
    ])
    func `The error for an unknown name gives the command that lists known ones`(
        arguments: [String], words: String
    ) async throws {
        let result = try await InstalledPorthole().run(arguments)
        #expect(result.status == 66)
        #expect(result.errors.hasSuffix(words), "\(result.errors)")
    }

    @Test(arguments: [
        ["--plugins", "plugins"], ["--plugins=plugins"], ["--plugins", "=", "plugins"],
    ])
    func `Completion offers kinds from the directories of the command line`(option: [String])
        async throws
    {
        let porthole = try InstalledPorthole(fixtures: ["Good"])
        // Completion uses remembered descriptions only.
        #expect(try await porthole.run("list").status == 0)
        func offered(_ words: [String]) async throws -> String {
            let cursor = ["\(words.count)", "\(words.last?.count ?? 0)"]
            return try await porthole.run(
                ["---completion", "show", "--", "positional@0"] + cursor + ["porthole"] + words,
                looksInPlugins: false
            ).text
        }
        #expect(try await offered(["show"] + option + ["org.example."]) == "org.example.good")
        #expect(try await offered(["show", "org.example."]) == "")
    }

    @Test func `Completion offers controls and their parameters`() async throws {
        let porthole = try InstalledPorthole(fixtures: ["FindsOptions"])
        #expect(try await porthole.run("list").status == 0)
        func offered(_ position: String, _ words: String...) async throws -> String {
            let cursor = ["\(words.count)", "\(words.last?.count ?? 0)"]
            let arguments = ["---completion", words[0], "--", position] + cursor + ["porthole"]
            return try await porthole.run(
                arguments + words, looksInPlugins: false,
                environment: ["PORTHOLE_PLUGINS": porthole.plugins.path]
            ).text
        }
        for command in ["show", "run", "render", "options"] {
            #expect(
                try await offered("positional@0", command, "org.example.l")
                    == "org.example.level\norg.example.listed", "\(command)")
        }
        #expect(
            try await offered("positional@1", "options", "org.example.level", "") == "level")
        #expect(try await offered("positional@0", "add", "org.example.l") == "")
    }

    @Test func `The error for an unknown kind suggests a similar one`() async throws {
        let porthole = try InstalledPorthole(fixtures: ["Good"])
        let result = try await porthole.run("show", "org.example.god")
        #expect(result.status == 66)
        #expect(result.errors.contains("'org.example.god'"))
        #expect(result.errors.contains("org.example.good"))
    }
}
