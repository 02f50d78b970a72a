import Foundation
import Testing

/// Plugins that look for gaps in the sandbox and in the host: each is harmless or reported.
@Suite(.timeLimit(.minutes(2)))
struct AttackTests {
    /// Needs a kernel with Landlock.
    @Test func `A plugin reaches no file outside its container through gaps of the sandbox`()
        async throws
    {
        let porthole = try InstalledPorthole(fixtures: ["LooksForGaps"])
        let home = porthole.root.appending(path: "home")
        for path in [
            "home/notes.txt", "home/.ssh/id_ed25519", "home/linked/settings", "neighbour.txt",
            "home/settings/token", "home/snap/browser/cookies",
        ] {
            let file = porthole.root.appending(path: path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data("untouched".utf8).write(to: file)
        }
        // As users do who keep their settings under version control.
        try FileManager.default.createSymbolicLink(
            at: home.appending(path: ".config"), withDestinationURL: home.appending(path: "linked"))
        let result = try await porthole.run(
            "run", "org.example.looks-for-gaps", "--once", "--family", "systemLarge",
            environment: ["XDG_CONFIG_HOME": home.appending(path: "settings").path])
        #expect(result.text.contains("gaps: none"), "\(result.text) \(result.errors)")
        let notes = home.appending(path: "notes.txt")
        #expect(try String(contentsOf: notes, encoding: .utf8) == "untouched")
        let key = home.appending(path: ".ssh/id_ed25519").path
        let attributes = try FileManager.default.attributesOfItem(atPath: key)
        #expect(attributes[.posixPermissions] as? Int != 0)
        #expect(try porthole.livingRunners() == [])
    }

    /// Fails if a plugin has the rights of an administrator who runs these tests.
    @Test func `A plugin cannot change the machine or the user's files`() async throws {
        let porthole = try InstalledPorthole(fixtures: ["AttacksMachine"])
        let notes = porthole.root.appending(path: "home/notes.txt")
        try FileManager.default.createDirectory(
            at: notes.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data("untouched".utf8).write(to: notes)
        let result = try await porthole.run(
            "run", "org.example.attacks-machine", "--once", "--family", "systemLarge")
        #expect(result.text.contains("successes: none"), "\(result.text) \(result.errors)")
    }

    @Test(arguments: [
        // A pending read of the closed pipe never returns, and the next one fails at once.
        ("hung-up", 70, "closed its connection and went on running|descriptor that it had not"),
        ("half", 70, "sent an answer that cannot be used"),
        ("read-along", 75, "did not give a timeline"),
        ("stopped", 75, "did not give a timeline"), ("thread", 75, "did not give a timeline"),
        ("overflow", 70, "crashed with SIGSEGV"), ("jump", 75, "did not give a timeline"),
        ("put-over", 70, "ended by itself with status 0"),
        ("drip", 75, "did not give a timeline"), ("exit", 75, "did not give a timeline"),
    ])
    func `An error names a plugin that ends, blocks or impersonates its runner`(
        name: String, status: Int32, words: String
    ) async throws {
        let porthole = try InstalledPorthole(fixtures: ["EndsInOddWays", "Good"])
        // A plugin that ends by itself must do so before the deadline, even on a busy machine.
        let result = try await porthole.run(
            "render", "org.example.ends.\(name)", "-o", "out.png", "--timeout",
            status == 75 ? "1" : "60")
        #expect(result.status == status)
        #expect(try result.errors.contains(Regex(words)), "\(result.errors)")
        #expect(result.errors.contains("EndsInOddWays.so"))
        #expect(try porthole.livingRunners() == [])
    }

    @Test func `A plugin is not started while its container is full`() async throws {
        let porthole = try InstalledPorthole(fixtures: ["FillsContainer"])
        let arguments = ["run", "org.example.fills-container", "--once"]
        let filling = try await porthole.run(arguments)
        #expect(filling.status == 70)
        let words = "FillsContainer.so keeps more than 512 MB in"
        #expect(filling.errors.contains(words), "\(filling.errors)")
        let refused = try await porthole.run(arguments)
        #expect(refused.status == 70)
        #expect(refused.errors.contains(words), "\(refused.errors)")
        #expect(refused.errors.contains("/containers/FillsContainer, or files"))
        try FileManager.default.removeItem(
            at: porthole.root.appending(path: "home/.local/share/porthole/containers"))
        let cleared = try await porthole.run(arguments)
        #expect(cleared.errors.contains(words), "\(cleared.errors)")
        #expect(try porthole.livingRunners() == [])
    }

    @Test func `A bundle with another bundle's identifier gets a container of its own`()
        async throws
    {
        let porthole = try InstalledPorthole()
        let shared = "org.example.shared"
        func bundle(_ fixture: String, as name: String) async throws {
            let library = InstalledPorthole.fixtures.appending(path: "\(fixture).so").path
            let result = try await porthole.run(
                [
                    "bundle", library, "-o", "plugins/\(name).widgetbundle", "--identifier", shared,
                    "--name", name, "--version", "1",
                ], looksInPlugins: false)
            #expect(result.status == 0, "\(result.errors)")
        }
        try await bundle("Good", as: "Owner")
        #expect(try await porthole.run("list").errors == "")
        // "Another" sorts before "Owner".
        try await bundle("ReachesForFiles", as: "Another")
        let ran = try await porthole.run("run", "org.example.reaches-for-files", "--once")
        #expect(ran.status == 0, "\(ran.errors)")
        let containers = porthole.root.appending(path: "home/.local/share/porthole/containers")
        for (container, isThere) in [(shared, false), ("\(shared)~2", true)] {
            let kept = containers.appending(path: "\(container)/kept").path
            #expect(FileManager.default.fileExists(atPath: kept) == isThere, "\(kept)")
        }
        let list = try await porthole.run("list")
        #expect(list.text.contains("org.example.good"))
        #expect(list.text.contains("org.example.reaches-for-files"))
        #expect(
            list.errors.hasPrefix(
                "porthole: containerTaken: The plugin \(porthole.plugins.path)/Another.widgetbundle "
                    + "has the identifier '\(shared)', which "
                    + "\(porthole.plugins.path)/Owner.widgetbundle used first"), "\(list.errors)")
    }

    @Test func `The list reports files that cannot be plugins, and waits for none of them`()
        async throws
    {
        let porthole = try InstalledPorthole(fixtures: ["Good"])
        let good = try Data(contentsOf: porthole.plugins.appending(path: "Good.so"))
        try good.prefix(5000).write(to: porthole.plugins.appending(path: "Truncated.so"))
        var foreign = good
        // The machine of its header: that of the S/390.
        foreign[18] = 22
        try foreign.write(to: porthole.plugins.appending(path: "Foreign.so"))
        var greedy = good
        // The size and the number of its program headers: gigabytes.
        greedy.replaceSubrange(54..<58, with: [0xFF, 0xFF, 0xFF, 0xFF])
        let greedyFile = porthole.plugins.appending(path: "Greedy.so")
        try greedy.write(to: greedyFile)
        try FileHandle(forWritingTo: greedyFile).truncate(atOffset: 8 << 30)
        let odd = try await porthole.shell(
            """
            cd plugins && mkfifo Pipe.so && mkdir Folder.so && ln -s Loop.so Loop.so \
            && ln -s /dev/zero Device.so && ln -s /proc/self/mem Memory.so && : > Empty.so
            mkdir Endless.widgetbundle && ln -s /proc/self/pagemap Endless.widgetbundle/Info.plist
            """)
        #expect(odd.status == 0, "\(odd.errors)")
        let start = ContinuousClock.now
        let result = try await porthole.run("list")
        #expect(result.status == 0)
        #expect(result.text.contains("org.example.good"))
        for name in [
            "Truncated", "Foreign", "Greedy", "Pipe", "Folder", "Loop", "Device", "Memory", "Empty",
        ] {
            #expect(result.errors.contains("/\(name).so"), "\(name): \(result.errors)")
        }
        #expect(result.errors.contains("/Endless.widgetbundle/Info.plist"), "\(result.errors)")
        // Reading such files to their end would take minutes, and more memory than there is.
        #expect(ContinuousClock.now - start < .seconds(20))
        #expect(try porthole.livingRunners() == [])
    }

    @Test func `A command waits only once for a plugin that hangs`() async throws {
        let porthole = try InstalledPorthole(fixtures: ["HangsInEntry"])
        let result = try await porthole.run(
            "render", "org.example.hangs", "-o", "out.png", "--verbose")
        #expect(result.status == 66)
        #expect(result.errors.contains("/HangsInEntry.so cannot be used"), "\(result.errors)")
        // One line for each time that the plugin did not describe itself.
        let ends = result.errors.ranges(of: "Ending the plugin: signal(9)")
        #expect(ends.count == 1, "\(result.errors)")
    }

    @Test func `A host without free descriptors reports them, and no problem of a plugin`()
        async throws
    {
        let porthole = try InstalledPorthole(fixtures: ["Good"])
        let result = try await porthole.shell(
            """
            porthole list
            for n in 8 10 12 14 16 20; do
                rm -r home/.cache
                (ulimit -n $n; porthole list || echo $?) 2>&1
            done
            """)
        // No command ended by a signal.
        #expect(!result.text.contains(/^1[23]\d$/.anchorsMatchLineEndings()), "\(result.text)")
        #expect(!result.text.contains("containerFull"), "\(result.text)")
        #expect(result.text.contains("Too many open files"), "\(result.text)")
        #expect(!result.text.contains("Too many open files; install"), "\(result.text)")
    }
}
