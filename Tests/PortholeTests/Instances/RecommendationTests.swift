import Foundation
import Testing

/// Recommended configurations.
@Suite(.timeLimit(.minutes(3)))
struct RecommendationTests {
    private let kind = "org.example.well"

    /// What is set, by id.
    private func configurations(_ porthole: InstalledPorthole) async throws -> [String] {
        let lines = try await porthole.run("instances").text.split(separator: "\n")
        return lines.dropFirst().map { line in
            line.split(separator: " ").dropFirst(3).joined(separator: " ")
        }
    }

    @Test func `A recommendation is listed and can be placed with changes`() async throws {
        let porthole = try InstalledPorthole(fixtures: ["Recommends"])
        let shown = try await porthole.run("show", kind).text
        #expect(
            shown.hasSuffix(
                """
                Recommended:
                   1  Little bitcoin    coin=bitcoin rows=1
                   2  Much[2J ether 🐼  coin=ether rows=9
                   3  As it comes
                """), "\(shown)")
        let json = try await porthole.run("show", kind, "--json").text
        #expect(json.contains("\"description\" : \"Little bitcoin\""), "\(json)")
        for arguments in [
            ["2"], ["little BITCOIN"], ["3"], ["1", "--set", "rows=5"],
        ] {
            let added = try await porthole.run(["add", kind, "--recommended"] + arguments)
            #expect(added.status == 0, "\(added.errors)")
        }
        #expect(
            try await configurations(porthole)
                == ["coin=ether rows=9", "coin=bitcoin rows=1", "", "coin=bitcoin rows=5"])
    }

    @Test func `An error names an unknown recommendation or why there are none`()
        async throws
    {
        let porthole = try InstalledPorthole(fixtures: ["Recommends"])
        let unknown = try await porthole.run("add", kind, "--recommended", "4")
        #expect(unknown.status == 64)
        #expect(
            unknown.errors == """
                porthole: The widget 'org.example.well' recommends no '4'; it recommends \
                1 (Little bitcoin), \
                2 (Much[2J ether 🐼), 3 (As it comes).
                """)
        let silent = try await porthole.run("add", "org.example.silent", "--recommended", "1")
        #expect(silent.status == 64)
        #expect(silent.errors.contains("it recommends nothing."))
        for (kind, reason) in [
            ("org.example.crashing", "SIGABRT"), ("org.example.nothing", "The market is closed."),
        ] {
            let shown = try await porthole.run("show", kind)
            #expect(shown.status == 0 && shown.text.contains("--set coin=bitcoin"))
            #expect(shown.errors.contains("recommends is not known"))
            #expect(shown.errors.contains(reason), "\(shown.errors)")
            #expect(try await porthole.run("add", kind, "--recommended", "1").status != 0)
            #expect(try await porthole.run("add", kind).status == 0)
        }
    }

    @Test func `The dialogue offers recommendations before parameters`() async throws {
        let porthole = try InstalledPorthole(fixtures: ["Recommends"])
        let taken = try porthole.terminal("add", kind)
        try taken.wait(for: "   1  Little bitcoin    coin=bitcoin rows=1\r\n")
        try taken.wait(for: "recommended [none]: ")
        taken.type("9\n")
        try taken.wait(for: "recommends no '9'")
        try taken.wait(for: "recommended [none]: ")
        taken.type("2\n")
        try taken.wait(for: "well-1\r\n")
        #expect(try taken.status() == 0)
        let asked = try porthole.terminal("edit", "well-1")
        try asked.wait(for: "recommended [none]: ")
        asked.type("\n")
        try asked.wait(for: "coin [ether]: ")
        asked.type("\n")
        try asked.wait(for: "rows [9]: ")
        asked.type("2\n")
        #expect(try asked.status() == 0)
        #expect(try await configurations(porthole) == ["coin=ether rows=2"])
        let reset = try porthole.terminal("edit", "well-1")
        try reset.wait(for: "recommended [none]: ")
        reset.type("as it comes\n")
        #expect(try reset.status() == 0)
        #expect(try await configurations(porthole) == [""])
        let given = try porthole.terminal("add", kind, "--recommended", "1")
        #expect(try given.status() == 0)
        #expect(given.transcript == "well-2\r\n")
    }
}
