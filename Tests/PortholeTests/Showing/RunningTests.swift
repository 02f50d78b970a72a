import Foundation
import Testing

/// A session of porthole run, while other processes change what it shows.
@Suite(.timeLimit(.minutes(2)))
struct RunningTests {
    private let porthole: InstalledPorthole

    init() throws {
        porthole = try InstalledPorthole(fixtures: [
            "AllParameters", "FindsOptions", "Presses", "ReloadsOthers",
        ])
    }

    /// Runs a script that reads what a session writes, line by line, from `$lines`.
    private func follow(_ session: String, _ script: String) async throws -> CommandResult {
        try await porthole.shell(
            """
            mkfifo lines
            timeout 60 \(session) > lines 2> errors &
            session=$!
            exec 3< lines
            \(script)
            """)
    }

    @Test func `A session shows an edit, and ends when its widget is removed`() async throws {
        let kind = "org.example.all-parameters"
        _ = try await porthole.run("add", kind, "--set", "name=Bob")
        let followed = try await follow(
            "porthole run all-parameters-1 --set count=42",
            """
            read -r line <&3; echo "$line"
            porthole edit all-parameters-1 --set name=Eve --set count=7
            read -r line <&3; echo "$line"
            porthole remove all-parameters-1
            wait $session; echo "$?"
            cat errors
            """)
        let lines = followed.text.split(separator: "\n")
        try #require(lines.count == 4, "\(followed.text) \(followed.errors)")
        #expect(lines[0].contains("Bob") && lines[0].contains("42"))
        // The values of the session's own --set stay.
        #expect(lines[1].contains("Eve") && lines[1].contains("42"))
        #expect(lines[2] == "66")
        #expect(lines[3] == "porthole: 'all-parameters-1' was removed and is not shown any more.")
    }

    @Test func `A session warns of a rejected setting below its widget`()
        async throws
    {
        _ = try await porthole.run("add", "org.example.coins")
        let session = try porthole.terminal(
            "run", "coins-1", columns: 70, environment: ["TERM": "xterm-256color"])
        let start = try session.wait(for: "\u{1B}[?2026l")
        #expect(start.contains("porthole: The default of 'coin' is of no use"))
        _ = try await porthole.run("edit", "coins-1", "--set", "coin=ether")
        let frame = try session.wait(for: "\u{1B}[?2026l")
        #expect(frame.hasPrefix("\u{1B}[?2026h"))
        // Two lines, since one would be broken by the terminal.
        let lines = frame.split(whereSeparator: \.isNewline)
        #expect(
            lines.contains {
                $0.hasSuffix(
                    "The value 'ether' of 'coin' is of no use to 'org.example.coins': It is"
                        + "\u{1B}[K")
            }, "\(frame.debugDescription)")
        #expect(lines.contains("gone.\u{1B}[K"))
        session.type("\u{3}")
        #expect(try session.status() == 0)
        #expect(session.transcript.hasSuffix("\u{1B}[?25h"), "\(session.transcript)")
    }

    @Test func `A session reloads a kind when an intent elsewhere requests it`() async throws {
        // At the same time, in a tree each: a plugin is asked again every five seconds at most.
        async let placed = Self().reloads(of: "total-1")
        async let unplaced = Self().reloads(of: "org.example.total")
        for followed in try await [placed, unplaced] {
            #expect(
                followed.text == "Total 0\nAdd\nTotal 1\nTotal 11",
                "\(followed.text) \(followed.errors)")
        }
    }

    private func reloads(of session: String) async throws -> CommandResult {
        for kind in ["org.example.total", "org.example.adder"] {
            #expect(try await porthole.run("add", kind).status == 0)
        }
        return try await follow(
            "porthole run \(session)",
            """
            read -r line <&3; echo "$line"
            porthole press adder-1 Add
            read -r line <&3; echo "$line"
            porthole press org.example.add
            read -r line <&3; echo "$line"
            kill $session
            """)
    }

    @Test func `A session shows the entry after a press in another process`() async throws {
        let family = ["--family", "systemLarge"]
        #expect(try await porthole.run(["add", "org.example.presses"] + family).status == 0)
        let followed = try await follow(
            "porthole run presses-1",
            """
            read -r line <&3; echo "$line"
            porthole press presses-1 Count
            read -r line <&3; echo "$line"
            kill $session
            """)
        let lines = followed.text.split(separator: "\n").map { $0.prefix(5) }
        #expect(lines == ["Now 0", "Now 1", "Now 1"], "\(followed.text) \(followed.errors)")
    }

    @Test func `A session draws a widget that had no room when the window grows`() async throws {
        let session = try porthole.terminal(
            "run", "org.example.all-parameters", columns: 1,
            environment: ["TERM": "xterm-256color"])
        let narrow = try session.wait(for: "\u{1B}[?2026l")
        #expect(!narrow.contains("Ada"))
        session.resize(columns: 80, rows: 24)
        try session.wait(for: "Ada")
        session.type("\u{3}")
        #expect(try session.status() == 0)
    }

    /// The letter for what a process does, such as T for one that is stopped; nil if it has ended.
    private static func state(ofProcess id: String) -> String? {
        let words = try? String(contentsOfFile: "/proc/\(id)/stat", encoding: .utf8)
        return words.map { String($0.split(separator: ") ")[1].prefix(1)) }
    }

    @Test func `Ctrl-Z restores the terminal and stops the plugins until the program resumes`()
        async throws
    {
        let session = try porthole.terminal(
            script: "porthole run org.example.all-parameters; read -r; fg",
            environment: ["TERM": "xterm-256color"])
        try session.wait(for: "\u{1B}[?2026l")
        session.type("\u{1A}")
        #expect(try session.wait(for: "\u{1B}[?25h").contains("\u{1B}[0m"))
        // Plugins are stopped too, because nobody checks their bounds now; some may be ending.
        var runners = try porthole.livingRunners()
        while !runners.allSatisfy({ Self.state(ofProcess: $0) == "T" }) {
            await Task.yield()
            runners = try porthole.livingRunners()
        }
        #expect(!runners.isEmpty)
        session.type("\n")
        let frame = try session.wait(for: "\u{1B}[?2026l")
        for runner in runners { #expect(Self.state(ofProcess: runner) != "T") }
        #expect(frame.contains("\u{1B}[?25l") && frame.contains("Ada"))
        // Where the cursor stands, and not above it.
        #expect(!frame.contains(/\e\[\d*A/), "\(frame.debugDescription)")
        session.type("\u{1C}")
        #expect(try session.status() == 0)
        #expect(session.transcript.hasSuffix("\u{1B}[?25h"), "\(session.transcript)")
    }

    @Test func `A program continues after Ctrl-Z when no shell could resume it`() throws {
        let session = try porthole.terminal(
            "run", "org.example.all-parameters", environment: ["TERM": "xterm-256color"])
        try session.wait(for: "\u{1B}[?2026l")
        session.type("\u{1A}")
        try session.wait(for: "\u{1B}[?25h")
        #expect(try session.wait(for: "\u{1B}[?2026l").contains("Ada"))
        for runner in try porthole.livingRunners() {
            #expect(Self.state(ofProcess: runner) != "T")
        }
        session.type("\u{3}")
        #expect(try session.status() == 0)
    }

    @Test func `A session that ignores SIGHUP goes on after it`() async throws {
        _ = try await porthole.run("add", "org.example.all-parameters")
        let followed = try await follow(
            "sh -c \"trap '' HUP; exec porthole run all-parameters-1\"",
            """
            read -r line <&3
            kill -HUP $session
            porthole edit all-parameters-1 --set name=Eve
            read -r line <&3; echo "$line"
            kill $session
            """)
        #expect(followed.text.contains("Eve"), "\(followed.text) \(followed.errors)")
    }

    @Test func `A session shows a plugin again soon after it is back`() async throws {
        _ = try await porthole.run("add", "org.example.all-parameters")
        let followed = try await follow(
            "porthole run all-parameters-1",
            """
            read -r line <&3
            mkdir away && mv plugins/AllParameters.so away
            porthole edit all-parameters-1 --set name=Eve --plugins away
            read -r line <&3; echo "$line"
            mv away/AllParameters.so plugins
            read -r line <&3; echo "$line"
            kill $session
            """)
        let lines = followed.text.split(separator: "\n")
        // With the longest interval, the session would reach its time limit first.
        try #require(lines.count == 2, "\(followed.text) \(followed.errors)")
        #expect(lines[0].contains("Ada") && lines[0].contains("(stale: "), "\(lines)")
        #expect(lines[1].contains("Eve") && !lines[1].contains("stale"), "\(lines)")
    }

    @Test func `A session reloads a widget when the clock is set back`() async throws {
        try porthole.add(fixture: "ShowsItsDate")
        try Data("86400".utf8).write(to: porthole.root.appending(path: "ahead"))
        let clock = InstalledPorthole.fixtures.appending(path: "SetsClock.so").path
        let followed = try await follow(
            "env LD_PRELOAD=\(clock) CLOCK_AHEAD=ahead porthole run org.example.shows-its-date",
            """
            read -r line <&3; echo "$line"
            echo 0 > ahead
            read -r line <&3; echo "$line"
            kill -INT $session
            """)
        let dates = followed.text.split(separator: "\n").compactMap { Int($0) }
        try #require(dates.count == 2, "\(followed.text) \(followed.errors)")
        #expect(dates[1] < dates[0] - 80_000)
    }
}
