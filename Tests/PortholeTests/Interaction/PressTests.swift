import Foundation
import Testing

/// porthole actions and press.
@Suite(.timeLimit(.minutes(2)))
struct PressTests {
    private let porthole: InstalledPorthole

    init() throws { porthole = try InstalledPorthole(fixtures: ["Presses"]) }

    /// Places the fixture's widget.
    private func place(_ family: String = "systemLarge") async throws {
        let result = try await porthole.run("add", "org.example.presses", "--family", family)
        #expect(result.text == "presses-1", "\(result.errors)")
    }

    /// Puts a shell script of one line where commands are found first.
    private func program(_ name: String, _ script: String) throws {
        let program = porthole.root.appending(path: "bin/\(name)")
        try Data("#!/bin/sh\n\(script)\n".utf8).write(to: program)
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o755], ofItemAtPath: program.path)
    }

    private func press(_ arguments: String...) async throws -> CommandResult {
        try await porthole.run(["press", "presses-1"] + arguments)
    }

    private func actions() async throws -> [[String: Any]] {
        let output = try await porthole.run("actions", "presses-1", "--json").output
        return try #require(try JSONSerialization.jsonObject(with: output) as? [[String: Any]])
    }

    @Test func `Every action is listed with its label, frame and intent or URL`() async throws {
        try await place()
        let actions = try await actions()
        #expect(
            actions.compactMap { $0["label"] as? String } == [
                "Count", "Visit", "Crash", "Hang", "Door", "Stuck", "Sold out", "Site", "App",
                "Game", "Gone", "",
            ])
        let door = try #require(actions.first { $0["label"] as? String == "Door" })
        #expect(Set(door.keys) == ["id", "label", "frame", "action", "isOn", "disabled"])
        let action = try #require(door["action"] as? [String: Any])
        #expect(action["intent"] as? String == "set-door")
        #expect((action["arguments"] as? [String: Bool]) == ["open": true])
        #expect(
            (actions.last?["action"] as? [String: String]) == ["url": "https://example.org/widget"])
        #expect(
            (actions[0]["frame"] as? [String: Double])?.keys.sorted() == [
                "height", "width", "x", "y",
            ])
    }

    @Test func `The table has the title of an intent, or else its name`() async throws {
        try await place()
        let lines = try await porthole.run("actions", "presses-1").text.split(separator: "\n")
        #expect(lines.contains { $0.hasSuffix("  Door      Move the Door (off)") }, "\(lines)")
        #expect(lines.contains { $0.hasSuffix("  Count     count") }, "\(lines)")
    }

    @Test func `A press performs the intent and shows the new entry`() async throws {
        try await place()
        let pressed = try await press("Count")
        #expect(pressed.status == 0)
        #expect(pressed.text.hasPrefix("Now 1 · Count"))
        #expect(pressed.errors == "presses-1 says: Counted.")
        let id = try #require(try await actions().first?["id"] as? String)
        #expect(try await press(String(id.prefix(6))).text.hasPrefix("Now 2 · Count"))
        #expect(try await press("count").text.hasPrefix("Now 3 · Count"))
        let document = try await press("Count", "--json").json()
        #expect(document["message"] as? String == "Counted.")
    }

    @Test func `A pressed toggle changes, and changes back when its intent fails`() async throws {
        try await place()
        let opened = try await press("Door")
        #expect(opened.status == 0 && opened.text.contains("Door on"))
        #expect(try await press("SET-DOOR").text.contains("Door off"))
        let stuck = try await press("Stuck")
        #expect(stuck.status == 70)
        let lines = stuck.text.split(separator: "\n")
        #expect(lines.count == 2)
        #expect(lines.first?.contains("Stuck on") == true)
        #expect(lines.last?.contains("Stuck off") == true)
        #expect(stuck.errors.hasSuffix("The door is stuck."), "\(stuck.errors)")
    }

    @Test func `A disabled action is listed as disabled and cannot be pressed`() async throws {
        try await place()
        let disabled = try await actions().filter { $0["disabled"] as? Bool == true }
        #expect(disabled.compactMap { $0["label"] as? String } == ["Sold out", "Gone"])
        for name in ["Sold out", "Gone"] {
            let pressed = try await press(name)
            #expect(pressed.status == 64)
            #expect(
                pressed.errors == "porthole: The action '\(name)' of 'presses-1' is disabled now.")
        }
        #expect(try await press("Count").text.hasPrefix("Now 1"))
    }

    @Test func `Data that an intent stored is kept when the plugin crashes`() async throws {
        try await place()
        let crashed = try await press("Crash")
        #expect(crashed.status == 70)
        #expect(crashed.errors.contains("crashed with SIGABRT"))
        #expect(try await press("Count").text.hasPrefix("Now 101"))
        #expect(try porthole.livingRunners() == [])
    }

    @Test func `An intent is stopped when it exceeds the timeout`() async throws {
        try await place()
        let hung = try await press("Hang", "--timeout", "2")
        #expect(hung.status == 75)
        #expect(hung.errors.contains("within 2 seconds"), "\(hung.errors)")
        #expect(try await press("Count").text.hasPrefix("Now 1"))
        #expect(try porthole.livingRunners() == [])
    }

    @Test func `Ctrl-C cancels the intent and nothing else`() async throws {
        try await place()
        #expect(try await press("Count").text.hasPrefix("Now 1"))
        let hanging = try porthole.terminal("press", "presses-1", "Hang", "--verbose")
        try hanging.wait(for: "hanging")
        hanging.type("\u{3}")
        try hanging.wait(for: "porthole: Cancelled.\r\n")
        #expect(try hanging.status() == 130)
        #expect(try porthole.livingRunners() == [])
        #expect(try await porthole.run("instances").text.contains("presses-1"))
        #expect(try await press("Count").text.hasPrefix("Now 2"))
    }

    @Test func `An action of an entry that is not shown cannot be pressed`() async throws {
        try await place()
        let later = try await press("Later")
        #expect(later.status == 64)
        #expect(
            later.errors
                == "porthole: The action 'Later' belongs to an entry of 'presses-1' that does not show "
                + "now.")
        let unknown = try await press("Nope")
        #expect(unknown.status == 64)
        #expect(
            unknown.errors.hasPrefix("porthole: 'presses-1' shows no action 'Nope' now; there is "))
        #expect(try await porthole.run("press", "presses-9", "Count").status == 66)
    }

    @Test func `A URL is passed to xdg-open as one argument, without a shell`()
        async throws
    {
        try await place()
        let opened = porthole.root.appending(path: "opened")
        try program("xdg-open", "printf '%s\\n' \"$@\" > '\(opened.path)'")
        for (action, url) in [
            ("Site", "https://example.org/site?a=1&b=$(touch%20x)"),
            ("Visit", "https://example.org/visit"), ("widget", "https://example.org/widget"),
        ] {
            let result = try await press(action)
            #expect(result.status == 0 && result.errors == "", "\(result.errors)")
            #expect(try String(contentsOf: opened, encoding: .utf8) == url + "\n")
        }
        // A link to a file is not an action.
        let file = try await press("File")
        #expect(file.status == 64)
        #expect(
            file.errors.hasPrefix("porthole: 'presses-1' shows no action 'File' now; there is "))
    }

    @Test func `An error says that no program is installed for a URL's scheme`() async throws {
        try await place()
        let opened = porthole.root.appending(path: "opened")
        try program("xdg-open", "printf '%s\\n' \"$@\" > '\(opened.path)'")
        try program(
            "xdg-mime", "test \"$3\" = x-scheme-handler/game && echo game.desktop; exit 0")
        let unknown = try await press("App")
        #expect(unknown.status == 69)
        #expect(unknown.text == "app://door?open=1")
        #expect(
            unknown.errors
                == "porthole: No program is installed that opens app: addresses, so "
                + "app://door?open=1 is not opened.")
        #expect(!FileManager.default.fileExists(atPath: opened.path))
        #expect(try await press("Game").status == 0)
        #expect(try String(contentsOf: opened, encoding: .utf8) == "game://level/3\n")
        #expect(try await press("App", "--print-url").text == "app://door?open=1")
        // A program that PORTHOLE_OPEN names is not checked for the scheme.
        let named = try await porthole.run(
            ["press", "presses-1", "App"], environment: ["PORTHOLE_OPEN": "/bin/true"])
        #expect(named.status == 0 && named.text == "" && named.errors == "")
    }

    @Test func `PORTHOLE_OPEN names a program in the search path`()
        async throws
    {
        try await place()
        try program("browse", "grep SigIgn /proc/self/status >&2")
        let usual = try await porthole.shell("grep SigIgn /proc/self/status")
        let result = try await porthole.run(
            ["press", "presses-1", "App"], environment: ["PORTHOLE_OPEN": "browse"])
        #expect(result.status == 0 && result.errors == usual.text, "\(result.errors)")
        let missing = try await porthole.run(
            ["press", "presses-1", "App"], environment: ["PORTHOLE_OPEN": "no-browser"])
        #expect(
            missing.errors.hasSuffix("no-browser cannot be started: No such file or directory."))
    }

    @Test func `The URL is printed when no program can open it`() async throws {
        try await place()
        #expect(try await press("Site", "--print-url").text.hasPrefix("https://example.org/site"))
        let result = try await porthole.run(
            ["press", "presses-1"], environment: ["PATH": "/nowhere"])
        #expect(result.status == 69)
        #expect(result.text == "https://example.org/widget")
        #expect(
            result.errors
                == "porthole: The program xdg-open is not installed; open https://example.org/widget "
                + "yourself.")
    }

    @Test func `Completion offers ids and actions`() async throws {
        try await place()
        /// What a shell is offered for the last of the words, of which the cursor stands at the
        /// end.
        func offered(_ argument: Int, _ words: String...) async throws -> [Substring] {
            let cursor = ["\(words.count)", "\(words.last?.count ?? 0)"]
            let result = try await porthole.run(
                ["---completion", "press", "--", "positional@\(argument)"] + cursor
                    + ["porthole"] + words, looksInPlugins: false)
            return result.text.split(separator: "\n")
        }
        #expect(try await offered(0, "press", "pr") == ["presses-1"])
        // From the entry shown last, without asking the plugin.
        _ = try await actions()
        let names = try await offered(1, "press", "presses-1", "")
        #expect(names.prefix(3) == ["Count", "Visit", "Crash"])
        #expect(!names.contains("Gone"))
        #expect(try await offered(1, "press", "presses-1", "Co") == ["Count"])
    }

    @Test(arguments: [
        ("systemSmall", ["Count", "Visit", "Crash", "Hang", "Door", "Stuck", "Sold out", ""]),
        ("accessoryInline", [""]),
    ])
    func `Small widgets have no links except their own, and inline ones no buttons`(
        family: String, labels: [String]
    ) async throws {
        try await place(family)
        #expect(try await actions().compactMap { $0["label"] as? String } == labels)
    }
}
