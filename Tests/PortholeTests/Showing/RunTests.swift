import Foundation
import Testing

/// porthole run.
@Suite(.timeLimit(.minutes(1)))
struct RunTests {
    private func texts(_ document: [String: Any]) throws -> [[String]] {
        let entries = try #require(document["entries"] as? [[String: Any]])
        return entries.map { entry in
            (entry["nodes"] as? [[String: Any]] ?? []).compactMap { $0["text"] as? String }
        }
    }

    @Test func `The current entry is printed as one line when there is no terminal`() async throws {
        let porthole = try InstalledPorthole(fixtures: ["Good"])
        let result = try await porthole.run("run", "org.example.good", "--once")
        #expect(result.status == 0, "\(result.errors)")
        #expect(result.text.contains("Good"))
        #expect(result.text.contains("Now"))
        #expect(!result.text.contains("\n"))
    }

    @Test func `The option --at selects the entry of another moment`() async throws {
        let porthole = try InstalledPorthole(fixtures: ["Good"])
        let later = (Date() + 5400).formatted(.iso8601)
        let result = try await porthole.run("run", "org.example.good", "--once", "--at", later)
        #expect(result.text.contains("An hour later"))
    }

    @Test func `The JSON document has every entry with the frames of its nodes`() async throws {
        let porthole = try InstalledPorthole(fixtures: ["Good"])
        let document = try await porthole.run("run", "org.example.good", "--output", "json").json()
        #expect(document["policy"] as? String == "after")
        #expect(try texts(document) == [["Good", "Now"], ["Good", "An hour later"]])
        let entries = try #require(document["entries"] as? [[String: Any]])
        let nodes = try #require(entries[0]["nodes"] as? [[String: Any]])
        let bar = try #require(nodes.first { $0["identifier"] as? String == "bar" })
        let frame = try #require(bar["frame"] as? [String: Double])
        #expect(frame["x"] == 16)
        #expect(frame["width"] == 126)
    }

    @Test func `A C provider gets parameters of all five types as arguments`() async throws {
        let porthole = try InstalledPorthole(fixtures: ["AllParameters"])
        let document = try await porthole.run(
            [
                "run", "org.example.all-parameters", "--output", "json", "--set", "flag=yes",
                "--set", "count=-7", "--set", "ratio=0.25", "--set", "name=Zoë 🐼", "--set",
                "start=2026-07-01T08:30:00Z",
            ]
        ).json()
        let entries = try #require(document["entries"] as? [[String: Any]])
        let nodes = try #require(entries[0]["nodes"] as? [[String: Any]])
        func shown(_ name: String) -> String? {
            guard let index = nodes.firstIndex(where: { $0["identifier"] as? String == name })
            else { return nil }
            return nodes[index...].lazy.compactMap { $0["text"] as? String }.first
        }
        #expect(shown("flag") == "true")
        #expect(shown("count") == "-7")
        #expect(shown("ratio")?.hasPrefix("0.25") == true)
        #expect(shown("name") == "Zoë 🐼")
        #expect(shown("start")?.contains("1782894600") == true)
    }

    @Test func `A reload that a plugin requests happens at most every five seconds`() async throws {
        let porthole = try InstalledPorthole(fixtures: ["ReloadsItself"])
        let began = ContinuousClock.now
        let result = try await porthole.shell(
            """
            mkfifo lines
            timeout 40 porthole run org.example.reloads-itself > lines &
            exec 3< lines
            read -r first <&3
            read -r second <&3
            kill $!
            wait $!
            echo "$first, $second"
            """)
        #expect(result.text == "Asked 1, Asked 2", "\(result.errors)")
        #expect(ContinuousClock.now - began >= .seconds(5))
    }

    @Test func `Entries in quick succession are throttled, and their markup is escaped`()
        async throws
    {
        let porthole = try InstalledPorthole(fixtures: ["CrowdedEntries"])
        let result = try await porthole.shell(
            """
            mkfifo lines
            timeout 40 porthole run org.example.crowded-entries > lines &
            sed '/>9999/q' < lines
            kill $!
            wait $!
            """)
        let lines = result.text.split(separator: "\n")
        #expect(
            lines.last == "\u{0D4E}% {A1:touch ran:}^ ca(1,touch ran)< action=ran>9999",
            "\(result.errors)")
        // Each could have been a line of its own.
        #expect(lines.count <= 201, "\(lines.count)")
    }

    @Test(arguments: [
        ("UnsortedEntries", "org.example.unsorted-entries", "+0 minutes"),
        ("FutureEntries", "org.example.future-entries", "+60 minutes"),
        ("PastEntries", "org.example.past-entries", "-60 minutes"),
    ])
    func `The current entry is shown when entries are unsorted, future or past`(
        fixture: String, kind: String, text: String
    ) async throws {
        let porthole = try InstalledPorthole(fixtures: [fixture])
        let result = try await porthole.run("run", kind, "--once")
        #expect(result.status == 0, "\(result.errors)")
        #expect(result.text.contains(text), "\(result.text)")
    }
}
