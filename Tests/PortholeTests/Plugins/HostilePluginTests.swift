import Foundation
import Testing

/// Hostile plugins, which must not affect the host, the terminal or the system.
@Suite(.timeLimit(.minutes(2)))
struct HostilePluginTests {
    @Test func `A plugin can neither start nor signal processes`() async throws {
        let porthole = try InstalledPorthole(fixtures: ["AttacksProcesses", "Good"])
        let result = try await porthole.run("run", "org.example.attacks-processes", "--once")
        #expect(result.status == 0, "\(result.errors)")
        #expect(result.text.contains("0 succeeded"), "\(result.text)")
        #expect(try porthole.livingRunners() == [])
    }

    /// Needs a kernel with Landlock, as those of all distributions since 2022.
    @Test func `A plugin can access no files, memory or programs of others`() async throws {
        let porthole = try InstalledPorthole(fixtures: ["ReachesForFiles"])
        let containers = "home/.local/share/porthole/containers"
        let files = [
            "home/.ssh/id_ed25519", "home/.profile", "home/notes.txt", "\(containers)/other/secret",
            "home/.local/share/porthole/porthole.sqlite",
        ].map { porthole.root.appending(path: $0) }
        for file in files.dropLast() {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data("untouched".utf8).write(to: file)
        }
        let placing = try await porthole.run("add", "org.example.reaches-for-files")
        #expect(placing.status == 0, "\(placing.errors)")
        let result = try await porthole.run(
            "run", "org.example.reaches-for-files", "--once", "--family", "systemMedium")
        #expect(result.text.contains("0 succeeded, 8 of 8 rights"), "\(result.text)")
        #expect(try String(contentsOf: files[2], encoding: .utf8) == "untouched")
        let kept = porthole.root.appending(path: "\(containers)/ReachesForFiles/kept")
        #expect(FileManager.default.fileExists(atPath: kept.path))
        // Its library is still there too.
        #expect(try await porthole.run("show", "org.example.reaches-for-files").status == 0)
    }

    @Test func `A plugin with too many threads is ended with an error`() async throws {
        let porthole = try InstalledPorthole(fixtures: ["StartsThreads"])
        let result = try await porthole.run("run", "org.example.starts-threads", "--once")
        #expect(result.status == 70)
        #expect(
            result.errors.contains("StartsThreads.so was stopped because it had "),
            "\(result.errors)")
        let limit = 96 + ProcessInfo.processInfo.processorCount
        #expect(result.errors.contains(" threads; it may have \(limit)"), "\(result.errors)")
        #expect(try porthole.livingRunners() == [])
    }

    @Test func `Paths are refused when their lines are too long in total`() async throws {
        let porthole = try InstalledPorthole(fixtures: ["CrossesLines"])
        let many = try await porthole.run(
            "render", "org.example.crosses-many-lines", "-o", "out.png")
        #expect(many.status == 70)
        #expect(many.errors.contains("paths have lines of"), "\(many.errors)")
        // These lines are as long after their transform, or have as long dashes and corners.
        for kind in ["org.example.crosses-short-lines", "org.example.crosses-wide-lines"] {
            let long = try await porthole.run("render", kind, "-o", "out.png")
            #expect(long.status == 70)
            #expect(long.errors.contains("paths have lines of"), "\(long.errors)")
        }
        let some = try await porthole.run("render", "org.example.crosses-lines", "-o", "out.png")
        #expect(some.status == 0, "\(some.errors)")
    }

    @Test func `Links nested too deep are refused`() async throws {
        let porthole = try InstalledPorthole(fixtures: ["DeepTree"])
        let result = try await porthole.run("render", "org.example.deep-links", "-o", "out.png")
        #expect(result.status == 70)
        #expect(
            result.errors.hasSuffix(
                "DeepTree.so: An entry of 'org.example.deep-links' cannot be sent: the display list is "
                    + "nested 2064 deep, above the limit of 2048."), "\(result.errors)")
    }

    @Test func `Too many texts that update themselves are refused`() async throws {
        let porthole = try InstalledPorthole(fixtures: ["UpdatesThousands"])
        let result = try await porthole.run("run", "org.example.updates-thousands", "--once")
        #expect(result.status == 70)
        #expect(
            result.errors.hasSuffix(
                "the display list has 20000 texts that update themselves, above the limit of 2000."),
            "\(result.errors)")
        #expect(try porthole.livingRunners() == [])
    }

    @Test(arguments: [
        ("EatsMemory", "eats-memory", "ran out of memory: it used"),
        ("BreaksProtocol", "breaks-protocol", "is above the limit"),
        ("SendsEmptyNodes", "sends-empty-nodes", "has more than 1000000 parts"),
    ])
    func `The exit code is 70 when a plugin exceeds memory or breaks the protocol`(
        fixture: String, name: String, words: String
    ) async throws {
        let porthole = try InstalledPorthole(fixtures: [fixture])
        let result = try await porthole.run("render", "org.example.\(name)", "-o", "out.png")
        #expect(result.status == 70)
        #expect(result.errors.hasPrefix("porthole: The plugin "))
        #expect(result.errors.contains("\(fixture).so") && result.errors.contains(words))
        #expect(result.errors.split(separator: "\n").count == 1, "\(result.errors)")
        #expect(!FileManager.default.fileExists(atPath: porthole.root.path + "/out.png"))
        #expect(try porthole.livingRunners() == [])
    }

    @Test(arguments: [
        ("date", "entry 0 has a date that is not in the years 1 to 9999"),
        ("reload", "the reload date is not in the years 1 to 9999"),
        ("action", "display node 0 has a number that cannot be drawn"),
        ("another", "is not for a timeline"), ("description", "was answered with something else"),
        ("hello", "it said hello twice"),
    ])
    func `Forged messages of a plugin are refused`(name: String, words: String)
        async throws
    {
        let porthole = try InstalledPorthole(fixtures: ["ForgesMessages"])
        let kind = "org.example.forges.\(name)"
        let result = try await porthole.run("run", kind, "--once", "--output", "json")
        #expect(result.status == 70)
        #expect(result.text == "")
        #expect(result.errors.contains("/ForgesMessages.so sent an answer that cannot be used"))
        #expect(result.errors.contains(words), "\(result.errors)")
        #expect(result.errors.split(separator: "\n").count == 1)
        #expect(try porthole.livingRunners() == [])
    }

    @Test(arguments: [
        ("count", "sec"), ("log", "Logged"), ("twice", "Again"), ("reloads", "Reloading"),
    ])
    func `Additional messages of a plugin are ignored or bounded`(name: String, text: String)
        async throws
    {
        let porthole = try InstalledPorthole(fixtures: ["ForgesMessages"])
        let kind = "org.example.forges.\(name)"
        let result = try await porthole.run("run", kind, "--once", "--verbose")
        #expect(result.status == 0, "\(result.errors.prefix(1_000))")
        #expect(result.text.contains(text))
        // Eight lines of 15 MB were logged.
        #expect(result.errors.utf8.count < 200_000)
        #expect(try porthole.livingRunners() == [])
    }

    @Test func `A link that would run a program is not an action`() async throws {
        let porthole = try InstalledPorthole(fixtures: ["ForgesMessages"])
        #expect(try await porthole.run("add", "org.example.forges.link").status == 0)
        let actions = try await porthole.run("actions", "link-1", "--json")
        #expect(actions.status == 0, "\(actions.errors)")
        #expect(actions.text.filter { !$0.isWhitespace } == "[]", "\(actions.text)")
    }

    @Test func `The first ten unknown symbols are named, with shortened names`()
        async throws
    {
        let porthole = try InstalledPorthole(fixtures: ["UnknownSymbols"])
        let result = try await porthole.run(
            "render", "org.example.unknown-symbols", "-o", "out.png")
        #expect(result.status == 0)
        let lines = result.errors.split(separator: "\n")
        #expect(lines.count == 11, "\(result.errors.prefix(2_000))")
        let words = "; a placeholder is drawn"
        #expect(
            lines.first
                == "porthole: There is no symbol '\(String(repeating: "a", count: 80))'\(words).")
        #expect(lines.dropFirst().first == "porthole: There is no symbol 'nobody.has.0'\(words).")
        #expect(lines.last == "porthole: More symbols are missing\(words) for each.")
    }

    @Test(arguments: [
        ["render", "-o", "out.png"], ["run", "--once"], ["run", "--output", "json"],
    ])
    func `A picture that cannot be decoded is named once, with the reason`(options: [String])
        async throws
    {
        let porthole = try InstalledPorthole(fixtures: ["BrokenPictures"])
        let result = try await porthole.run(
            [options[0], "org.example.broken-pictures"] + options.dropFirst())
        #expect(result.status == 0)
        let lines = result.errors.split(separator: "\n").map(String.init).sorted()
        #expect(
            lines.first?.hasPrefix(
                "porthole: BrokenPictures.so: A picture of 33 bytes stays empty: ") == true,
            "\(result.errors)")
        let rest = """
            porthole: BrokenPictures.so: A picture of 6 bytes stays empty: its 6 bytes are not a PNG, JPEG, WebP, \
            HEIC, GIF, SVG or PDF.
            porthole: BrokenPictures.so: The picture '/nonexistent.png' stays empty: its file cannot be read: No \
            such file or directory.
            porthole: BrokenPictures.so: The picture '/usr' stays empty: its file cannot be read: it is not an \
            ordinary file.
            """
        #expect(lines.dropFirst().joined(separator: "\n") == rest, "\(result.errors)")
    }

    @Test func `The first ten pictures that cannot be decoded are named`() async throws {
        let porthole = try InstalledPorthole(fixtures: ["BrokenPictures"])
        let result = try await porthole.run(
            "render", "org.example.many-broken-pictures", "-o", "out.png")
        #expect(result.status == 0)
        let lines = result.errors.split(separator: "\n")
        #expect(lines.count == 11, "\(result.errors)")
        #expect(lines.last == "porthole: More pictures stay empty.")
    }

    @Test func `Completion does not run a plugin's name as a shell command`() async throws {
        let porthole = try InstalledPorthole(fixtures: ["TemptsShells"])
        #expect(try await porthole.run("list").status == 0)
        let result = try await porthole.shell(
            """
            exec bash -c '
            source <(porthole --generate-completion-script bash)
            COMP_WORDS=(porthole run ""); COMP_CWORD=2; COMP_LINE="porthole run "; COMP_TYPE=9
            COMP_POINT=${#COMP_LINE}
            $(complete -p porthole | sed "s/.*-F \\([^ ]*\\).*/\\1/") porthole "" run
            printf "%s\\n" "${COMPREPLY[@]}"'
            """)
        #expect(result.text == "org.example.plain", "\(result.text) \(result.errors)")
        let ran = porthole.root.appending(path: "ran").path
        #expect(!FileManager.default.fileExists(atPath: ran))
    }

    @Test func `A picture can be tiled over an area larger than the widget`() async throws {
        let porthole = try InstalledPorthole(fixtures: ["TilesWithoutEnd"])
        let result = try await porthole.run(
            "render", "org.example.tiles-without-end", "-o", "out.png")
        #expect(result.status == 0, "\(result.errors)")
    }

    @Test func `Impossible lengths and sizes and null pointers are ignored`() async throws {
        let porthole = try InstalledPorthole(fixtures: ["LiesAboutSizes"])
        let kind = "org.example.lies-about-sizes"
        let timeline = try await porthole.run("run", kind, "--once")
        #expect(timeline.status == 0, "\(timeline.errors)")
        #expect(timeline.text.contains("Still here"))
        let snapshot = try await porthole.run("run", kind, "--once", "--snapshot")
        #expect(snapshot.status == 70)
        #expect(snapshot.errors.contains("did not say why"), "\(snapshot.errors)")
    }

    @Test func `A plugin with more than 200 widgets is refused with one line`() async throws {
        let porthole = try InstalledPorthole(fixtures: ["RegistersThousands", "Good"])
        let result = try await porthole.run("list")
        #expect(result.status == 0)
        #expect(result.text.contains("org.example.good"))
        #expect(result.errors.hasPrefix("porthole: badReply: "))
        #expect(result.errors.contains("more than 200 widgets"), "\(result.errors)")
        #expect(result.errors.split(separator: "\n").count == 1)
    }

    @Test(arguments: [
        ["list"], ["show", "org.example.hostile-names"],
        ["render", "org.example.hostile-names", "-o", "out.png"],
        ["run", "org.example.hostile-names", "--once"], ["list", "--json"],
        ["show", "org.example.steers", "--json"], ["run", "org.example.steers", "--once"],
        ["run", "org.example.steers", "--once", "--verbose"],
        ["run", "org.example.steers", "--once", "--output", "json"],
        ["render", "org.example.steers", "-o", "out.png"], ["controls"],
        ["controls", "--json"],
        ["press", "org.example.steers-control"], ["options", "org.example.steers", "value"],
        ["options", "org.example.steers", "value", "--json"], ["actions", "steers-1"],
        ["actions", "steers-1", "--json"], ["press", "steers-1", "none"],
        ["preview", "plugins/SteersTerminals.so", "--list", "--json"],
        ["preview", "plugins/SteersTerminals.so", "-o", "pictures"],
    ])
    func `Output has no control characters of a plugin`(arguments: [String]) async throws {
        let porthole = try InstalledPorthole(fixtures: ["HostileNames", "SteersTerminals"])
        if arguments.contains("steers-1") {
            #expect(try await porthole.run("add", "org.example.steers").status == 0)
        }
        try Data("no library".utf8).write(
            to: porthole.plugins.appending(path: "\u{1B}[31mred\u{9B}2J\u{202E}.so"))
        let result = try await porthole.run(arguments)
        let scalars = (result.text + result.errors).unicodeScalars
        #expect(!scalars.isEmpty)
        #expect(scalars.filter { $0.properties.generalCategory == .control && $0 != "\n" }.isEmpty)
        #expect(scalars.filter(\.properties.isBidiControl).isEmpty)
        #expect(scalars.count < 20_000)
    }

    @Test func `Controls are listed without values when they do not answer in time`() async throws {
        let porthole = try InstalledPorthole(fixtures: ["SlowControls", "Presses"])
        let result = try await porthole.run("controls")
        #expect(result.status == 0)
        #expect(result.text.contains("org.example.slow-199"))
        #expect(result.text.split(separator: "\n").contains { $0.contains("org.example.door") })
        #expect(
            result.errors.contains(
                "SlowControls.so did not show all of its controls within 10 seconds"),
            "\(result.errors)")
        #expect(result.errors.split(separator: "\n").count == 1, "\(result.errors)")
    }

    /// One after the other, they would take longer than this suite may.
    @Test func `The list of controls waits for all plugins that hang at once`() async throws {
        let porthole = try InstalledPorthole(fixtures: ["Presses"])
        for number in 10..<40 {
            let library = porthole.plugins.appending(path: "Hangs\(number).so")
            try FileManager.default.copyItem(
                at: InstalledPorthole.fixtures.appending(path: "HangsInControl.so"), to: library)
        }
        let result = try await porthole.run("controls")
        #expect(result.status == 0)
        let kinds = result.text.split(separator: "\n").dropFirst().map { $0.prefix { $0 != " " } }
        #expect(
            kinds == (10..<40).map { "org.example.hangs-in-control.Hangs\($0)" } + [
                "org.example.door", "org.example.bell",
            ])
        #expect(result.errors.contains("Hangs10.so did not show the control"), "\(result.errors)")
        #expect(try porthole.livingRunners() == [])
    }

    @Test func `A list asks a plugin that hung again only with --refresh`()
        async throws
    {
        let porthole = try InstalledPorthole(fixtures: ["Good", "HangsInEntry"])
        let first = try await porthole.run("list", "--verbose")
        #expect(first.errors.contains(Self.end))
        let second = try await porthole.run("list", "--verbose")
        #expect(!second.errors.contains(Self.end), "\(second.errors)")
        #expect(second.text == first.text)
        #expect(second.errors.contains("it is asked again in 1 minute"), "\(second.errors)")
        #expect(second.errors.contains("Run porthole list --refresh"))
        let third = try await porthole.run("list", "--refresh", "--verbose")
        #expect(third.errors.contains(Self.end), "\(third.errors)")
    }

    @Test func `Completion starts no plugin`() async throws {
        let porthole = try InstalledPorthole(fixtures: ["Good"])
        #expect(try await porthole.run("list").status == 0)
        try porthole.add(fixture: "HangsInEntry")
        let complete = "porthole ---completion show -- positional@0 2 0 porthole show ''"
        let result = try await porthole.shell(complete)
        #expect(result.text.contains("org.example.good"), "\(result.text) \(result.errors)")
        // If completion had asked the plugin, the list would not ask it again.
        let list = try await porthole.run("list", "--verbose")
        #expect(list.errors.contains(Self.end), "\(list.errors)")
    }

    /// What the log says of a process that is killed because its plugin hangs.
    private static let end = "Ending the plugin: signal(9)"

    @Test func `A command does not wait for a plugin that hangs in a later directory`() async throws
    {
        let porthole = try InstalledPorthole(fixtures: ["Good"])
        let later = porthole.root.appending(path: "later")
        try porthole.add(fixture: "HangsInEntry", to: later)
        let directories = [porthole.plugins, later].map { ["--plugins", $0.path] }
        try await expectNoWait(porthole, in: directories[0] + directories[1])
        // In the opposite order the command waits for it.
        let words = try await show(porthole, in: directories[1] + directories[0])
        #expect(words.contains(Self.wait), "\(words)")
    }

    @Test func `A command on a placed widget does not wait for a plugin that hangs`() async throws {
        let porthole = try InstalledPorthole(fixtures: ["Good"])
        let (silent, later) = (
            porthole.root.appending(path: "silent"), porthole.root.appending(path: "later")
        )
        try porthole.add(fixture: "HangsInEntry", to: silent)
        try porthole.add(fixture: "AsksForReloads", to: later)
        let directories = [porthole.plugins, silent, later].map { ["--plugins", $0.path] }
        let added = try await porthole.run(
            ["add", "org.example.reloads"] + directories[0] + directories[2],
            looksInPlugins: false)
        #expect(added.status == 0, "\(added.errors)")
        // The silent plugin could own the placed widget's kind.
        try await expectNoWait(porthole, in: directories.flatMap(\.self))
    }

    /// What the log says of a plugin that was waited for in vain.
    private static let wait = "HangsInEntry.so did not describe its widgets within"

    /// Expects that nobody waits for the plugin that hangs.
    private func expectNoWait(_ porthole: InstalledPorthole, in directories: [String]) async throws
    {
        let words = try await show(porthole, in: directories)
        #expect(!words.contains(Self.wait), "\(words)")
        #expect(try porthole.livingRunners() == [])
    }

    /// What is logged while a widget is shown.
    private func show(
        _ porthole: InstalledPorthole, in directories: [String]
    ) async throws -> String {
        let result = try await porthole.run(
            ["show", "org.example.good", "--verbose"] + directories, looksInPlugins: false)
        #expect(result.status == 0, "\(result.errors)")
        return result.errors
    }
}
