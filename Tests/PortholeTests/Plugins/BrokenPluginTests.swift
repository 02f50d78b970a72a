import Foundation
import Testing

/// Plugins that are broken or have unusual behaviour.
@Suite(.timeLimit(.minutes(2)))
struct BrokenPluginTests {
    /// Each fixture, the reason it is listed with, and a word its message must have.
    static let unusable: [(fixture: String, reason: String, word: String)] = [
        ("NoEntry", "missingEntry", "widget_plugin_entry"),
        ("FutureABI", "abiVersion", "2"),
        ("NeedsSymbol", "notALibrary", "nobody_has_this_function"),
        ("CrashesInConstructor", "crashed", "SIGSEGV"),
        ("CrashesInEntry", "crashed", "SIGSEGV"),
        ("ExitsInEntry", "crashed", "status 0"),
        ("HangsInEntry", "timedOut", "5"),
        ("RegistersNothing", "noWidgets", "widget"),
        ("EmptyKind", "badReply", "kind"),
        ("SameKindTwice", "duplicateKind", "org.example"),
        ("DescribesAtLength", "badReply", "describes itself in more than"),
    ]

    @Test(arguments: unusable)
    func `The list names a plugin that cannot be used, and has the others`(
        fixture: String, reason: String, word: String
    ) async throws {
        let porthole = try InstalledPorthole(fixtures: [fixture, "Good"])
        let result = try await porthole.run("list", "--json")
        #expect(result.status == 0)
        let document = try result.json()
        let kinds = (document["widgets"] as? [[String: Any]])?.compactMap { $0["kind"] as? String }
        #expect(kinds == ["org.example.good"])
        let problem = try #require((document["problems"] as? [[String: Any]])?.first)
        #expect(problem["reason"] as? String == reason)
        let message = try #require(problem["message"] as? String)
        #expect(message.contains("\(fixture).so"))
        #expect(message.contains(word))
        #expect(result.errors.contains("porthole: \(reason): "))
        #expect(try porthole.livingRunners() == [])
    }

    @Test func `A text file named like a library is reported as notALibrary`() async throws {
        let porthole = try InstalledPorthole(fixtures: ["Good"])
        try Data("hello\n".utf8).write(to: porthole.plugins.appending(path: "x.so"))
        let result = try await porthole.run("list")
        #expect(result.status == 0)
        #expect(result.errors.hasPrefix("porthole: notALibrary: "))
        #expect(result.errors.contains("x.so"))
        #expect(result.text.contains("org.example.good"))
    }

    @Test func `A kind belongs to the first directory that has it`() async throws {
        let porthole = try InstalledPorthole(fixtures: ["DuplicateKindA"])
        let second = porthole.root.appending(path: "second")
        try porthole.add(fixture: "DuplicateKindB", to: second)
        let result = try await porthole.run(
            "list", "--json", "--plugins", second.path)
        let document = try result.json()
        let widgets = try #require(document["widgets"] as? [[String: Any]])
        #expect(widgets.count == 1)
        #expect((widgets[0]["plugin"] as? String)?.hasSuffix("DuplicateKindB.so") == true)
        let problem = try #require((document["problems"] as? [[String: Any]])?.first)
        #expect(problem["reason"] as? String == "duplicateKind")
        #expect((problem["path"] as? String)?.hasSuffix("DuplicateKindA.so") == true)
    }

    @Test(arguments: [
        ("CrashesInProvider", "org.example.crashes-in-provider", "SIG"),
        ("CrashesInContent", "org.example.crashes-in-content", "SIG"),
        ("ExitsInProvider", "org.example.exits-in-provider", "status 0"),
        ("FailsPolitely", "org.example.fails-politely", "org.example.fails-politely"),
        ("EmptyTimeline", "org.example.empty-timeline", "without an entry"),
    ])
    func `The exit code is 70 when a provider or its content fails`(
        fixture: String, kind: String, word: String
    ) async throws {
        let porthole = try InstalledPorthole(fixtures: [fixture])
        let result = try await porthole.run("render", kind, "-o", "out.png")
        #expect(result.status == 70)
        #expect(result.errors.contains(word), "\(result.errors)")
        #expect(!FileManager.default.fileExists(atPath: porthole.root.path + "/out.png"))
        #expect(try porthole.livingRunners() == [])
    }

    @Test(arguments: ["deferred", "blocked", "spinning"])
    func `The exit code is 75 when a provider does not answer in time`(name: String) async throws {
        let porthole = try InstalledPorthole(fixtures: ["HangsInProvider"])
        let kind = "org.example.hangs.\(name)"
        let result = try await porthole.run("render", kind, "-o", "out.png", "--timeout", "0.5")
        #expect(result.status == 75, "\(result.errors)")
        #expect(try porthole.livingRunners() == [])
    }

    @Test(arguments: [
        ("CompletesTwice", "org.example.completes-twice"),
        ("CompletesFromThread", "org.example.completes-from-thread"),
        ("FloodsOutput", "org.example.floods-output"),
        ("FloodsPipe", "org.example.floods-pipe"),
        ("LeavesAMess", "org.example.leaves-a-mess"),
        ("OverridesSymbols", "org.example.overrides-symbols"),
        ("InvalidUTF8", "org.example.invalid-utf8"),
        ("NaNSizes", "org.example.nan-sizes"),
        ("UnbalancedTree", "org.example.unbalanced-tree"),
        ("UnknownViews", "org.example.unknown-views"),
    ])
    func `A plugin with odd but permitted behaviour is rendered`(fixture: String, kind: String)
        async throws
    {
        let porthole = try InstalledPorthole(fixtures: [fixture])
        let result = try await porthole.run("render", kind, "-o", "out.png")
        #expect(result.status == 0, "\(result.errors)")
        #expect(FileManager.default.fileExists(atPath: porthole.root.path + "/out.png"))
        #expect(try porthole.livingRunners() == [])
    }

    @Test func `A plugin that lowers its own resource limits is rendered or named in an error`()
        async throws
    {
        let porthole = try InstalledPorthole(fixtures: ["LowersItsLimits"])
        let result = try await porthole.run(
            "render", "org.example.lowers-its-limits", "-o", "out.png")
        // Whether the fonts were open before depends on which of the runner's threads came first.
        #expect([0, 70].contains(result.status), "\(result.errors)")
        #expect(result.status == 0 || result.errors.contains("LowersItsLimits.so"))
        #expect(try porthole.livingRunners() == [])
    }
}
