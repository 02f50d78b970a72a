import Foundation
import Testing

/// porthole add, instances, edit and remove.
@Suite(.timeLimit(.minutes(2)))
struct InstanceTests {
    private let porthole: InstalledPorthole
    private let kind = "org.example.all-parameters"

    init() throws { porthole = try InstalledPorthole(fixtures: ["Good", "AllParameters"]) }

    private func instances() async throws -> [[String: Any]] {
        let output = try await porthole.run("instances", "--json").output
        return try #require(try JSONSerialization.jsonObject(with: output) as? [[String: Any]])
    }

    private func add(_ arguments: String...) async throws -> String {
        let result = try await porthole.run(["add"] + arguments)
        #expect(result.status == 0, "\(result.errors)")
        return result.text
    }

    @Test func `Adding a widget prints its new id, for any number of copies`() async throws {
        #expect(try await add("org.example.good") == "good-1")
        #expect(try await add("org.example.good", "--family", "systemMedium") == "good-2")
        #expect(try await add(kind, "--set", "count=4", "--set", "name=Bob") == "all-parameters-1")
        let table = try await porthole.run("instances")
        #expect(table.status == 0 && table.errors == "")
        #expect(
            table.text == """
                ID                KIND                        FAMILY        CONFIGURATION
                good-1            org.example.good            systemSmall
                good-2            org.example.good            systemMedium
                all-parameters-1  org.example.all-parameters  systemSmall   count=4 name=Bob
                """)
    }

    @Test func `The JSON document has an object for each placed widget`() async throws {
        #expect(try await porthole.run("instances", "--json").text == "[\n\n]")
        _ = try await add(
            kind, "--set", "count=4", "--set", "flag=on", "--set", "ratio=2", "--set", "name=4",
            "--set", "start=2026-07-01T08:30:00Z")
        let instance = try #require(try await instances().first)
        #expect(Set(instance.keys) == ["id", "kind", "family", "configuration", "unavailable"])
        let configuration = try #require(instance["configuration"] as? [String: Any])
        #expect(configuration["count"] as? Int == 4)
        #expect(configuration["flag"] as? Bool == true)
        #expect(configuration["name"] as? String == "4")
        #expect(configuration["start"] as? String == "2026-07-01T08:30:00Z")
    }

    @Test func `A placed widget is run, rendered and shown with its configuration`() async throws {
        let id = try await add(kind, "--set", "name=Bob")
        #expect(try await porthole.run("run", id, "--once").text.contains("Bob"))
        // For this command only.
        let other = try await porthole.run("run", id, "--once", "--set", "name=Eve")
        #expect(other.text.contains("Eve"))
        #expect(try await porthole.run("run", id, "--once").text.contains("Bob"))
        #expect(try await porthole.run("render", id, "-o", "a.svg").status == 0)
        let shown = try await porthole.run("show", id)
        #expect(shown.text.hasPrefix("Id:          all-parameters-1\nKind:"))
        #expect(shown.text.contains("--set name=Bob"))
        let document = try await porthole.run("show", id, "--json").json()
        #expect(document["id"] as? String == id)
        #expect((document["configuration"] as? [String: String]) == ["name": "Bob"])
        #expect(document["displayName"] as? String == "All Parameters")
    }

    @Test func `A plugin can list its placed widgets`() async throws {
        try porthole.add(fixture: "AsksForReloads")
        let reloads = "org.example.reloads"
        _ = try await add("org.example.good")
        let id = try await add(reloads)
        for name in [id, reloads] {
            let document = try await porthole.run("run", name, "--output", "json").json()
            let entries = try #require(document["entries"] as? [[String: Any]])
            let nodes = try #require(entries.first?["nodes"] as? [[String: Any]])
            #expect(nodes.compactMap { $0["text"] as? String } == ["org.example.reloads 1;"])
        }
    }

    @Test func `The last entry is shown as stale, with the reason, when the plugin fails`()
        async throws
    {
        try porthole.add(fixture: "FailsLater")
        let id = try await add("org.example.fails-later")
        let first = try await porthole.run("run", id, "--once")
        #expect(first.status == 0 && first.text == "All is well", "\(first.errors)")
        let later = try await porthole.run("run", id, "--once")
        #expect(later.status == 70)
        #expect(later.text.hasPrefix("All is well (stale: The provider of the widget"))
        #expect(later.errors.hasSuffix("The cable is loose."))
    }

    @Test func `A stale line for a status bar has no line breaks after a crash`() async throws {
        try porthole.add(fixture: "FailsLater")
        let id = try await add("org.example.crashes-later")
        let first = try await porthole.run("run", id, "--once", "--output", "line")
        #expect(first.status == 0 && first.text == "All is well", "\(first.errors)")
        let later = try await porthole.run("run", id, "--once", "--output", "line")
        #expect(later.text.hasPrefix("All is well (stale: The plugin"))
        #expect(later.text.split(whereSeparator: \.isNewline).count == 1, "\(later.text)")
        #expect(later.errors.contains("The cable is loose."))
    }

    @Test func `A placed widget is rendered in its family`() async throws {
        let id = try await add("org.example.good", "--family", "systemMedium")
        let picture = try await porthole.run(
            "render", id, "-o", "-", "--format", "png", "--scale", "1")
        #expect(picture.output.pngSize == [338, 158])
    }

    @Test func `Editing changes only the parameters that it names`() async throws {
        let id = try await add(kind, "--set", "name=Bob", "--set", "count=4")
        let edit = try await porthole.run("edit", id, "--set", "name=Eve", "--unset", "count")
        #expect(edit.status == 0 && edit.text == "" && edit.errors == "")
        let configuration = try await instances().first?["configuration"]
        #expect(configuration as? [String: String] == ["name": "Eve"])
        let unknown = try await porthole.run("edit", id, "--unset", "nam")
        #expect(unknown.status == 64)
        #expect(unknown.errors.contains("no parameter 'nam'; did you mean 'name'?"))
    }

    @Test(arguments: [
        (
            "count=many",
            "The parameter 'count' of the widget 'org.example.all-parameters' cannot be "
                + "'many'; it takes a whole number."
        ),
        (
            "cont=1",
            "The widget 'org.example.all-parameters' has no parameter 'cont'; did you mean "
                + "'count'? It has flag, count, ratio, name and start."
        ),
    ])
    func `The error for an invalid setting says what is valid, and nothing changes`(
        setting: String, words: String
    ) async throws {
        let id = try await add(kind)
        for command in [["add", kind], ["edit", id], ["run", id, "--once"], ["run", kind]] {
            let result = try await porthole.run(command + ["--set", "name=Eve", "--set", setting])
            #expect(result.status == 64, "\(command)")
            #expect(result.errors == "porthole: \(words)")
            #expect(result.text == "")
        }
        #expect(try await instances().count == 1)
        #expect((try await instances().first?["configuration"] as? [String: Any])?.isEmpty == true)
    }

    @Test func `Removing removes all ids of the command line or none`() async throws {
        for _ in 1...3 { _ = try await add("org.example.good") }
        let wrong = try await porthole.run("remove", "good-1", "good-9")
        #expect(wrong.status == 66)
        #expect(
            wrong.errors
                == "porthole: No placed widget has the id 'good-9'; did you mean 'good-1'?")
        #expect(try await instances().count == 3)
        let right = try await porthole.run("remove", "good-1", "good-3")
        #expect(right.status == 0 && right.text == "" && right.errors == "")
        #expect(try await instances().compactMap { $0["id"] as? String } == ["good-2"])
        #expect(try await add("org.example.good") == "good-4")
    }

    @Test(arguments: [["run", "good-7"], ["show", "good-7"], ["edit", "good-7", "--set", "a=b"]])
    func `The exit code is 66 for an unknown id`(command: [String]) async throws {
        _ = try await add("org.example.good")
        let result = try await porthole.run(command)
        #expect(result.status == 66)
        #expect(
            result.errors
                == "porthole: No placed widget has the id 'good-7'; did you mean 'good-1'?")
    }

    @Test(arguments: [
        ["edit", "org.example.good"], ["remove", "org.example.good"],
        ["actions", "org.example.good"], ["press", "org.example.good", "Open"],
    ])
    func `The error for a kind in place of an id lists its placed widgets`(
        command: [String]
    ) async throws {
        let words = "porthole: 'org.example.good' is a kind; "
        let none = try await porthole.run(command)
        #expect(none.status == 66)
        #expect(
            none.errors == words + "porthole add org.example.good places it and prints its id.")
        for _ in 1...9 { _ = try await add("org.example.good") }
        let placed = try await porthole.run(command)
        #expect(placed.status == 66)
        #expect(placed.errors.hasPrefix(words + "its placed widgets are good-1, good-2, "))
        #expect(placed.errors.hasSuffix(", good-8 and 1 more."))
        #expect(try await instances().count == 9)
    }

    @Test func `The error for a misspelt kind suggests a kind, and no id`() async throws {
        let near = try await porthole.run("show", "Good")
        #expect(
            near.errors
                == "porthole: No installed widget has the kind 'Good'; did you mean "
                + "'org.example.good'?")
        let far = try await porthole.run("run", "Clock")
        #expect(far.status == 66)
        #expect(far.errors.hasPrefix("porthole: Nothing is called 'Clock': "), "\(far.errors)")
    }

    @Test func `A placed widget stays as it is while its plugin is missing`() async throws {
        let id = try await add(kind, "--set", "name=Bob")
        #expect(try await porthole.run("run", id, "--once").text.contains("Bob"))
        let plugin = porthole.plugins.appending(path: "AllParameters.so")
        let away = porthole.root.appending(path: "away.so")
        try FileManager.default.moveItem(at: plugin, to: away)
        let table = try await porthole.run("instances")
        #expect(table.text.hasSuffix("systemSmall  name=Bob (unavailable)"))
        #expect(try await instances().first?["unavailable"] as? Bool == true)
        let run = try await porthole.run("run", id, "--once")
        #expect(run.status == 66)
        #expect(
            run.errors
                == "porthole: 'all-parameters-1' is unavailable. No installed widget has the kind "
                + "'org.example.all-parameters'; porthole list shows those that are installed, and "
                + "--plugins names another directory. Or remove it with porthole remove "
                + "all-parameters-1.")
        #expect(run.text.contains("(stale: 'all-parameters-1' is unavailable."), "\(run.text)")
        try FileManager.default.moveItem(at: away, to: plugin)
        #expect(try await porthole.run("run", id, "--once").text.contains("Bob"))
    }

    @Test func `A session shows the last entry as stale while its plugin is missing`()
        async throws
    {
        let id = try await add(kind, "--set", "name=Bob")
        #expect(try await porthole.run("run", id, "--once").text.contains("Bob"))
        let plugin = porthole.plugins.appending(path: "AllParameters.so").path
        let result = try await porthole.shell(
            """
            mv \(plugin) away.so
            porthole run \(id) --output line > lines &
            run=$!
            until grep -q stale lines; do :; done
            mv away.so \(plugin)
            until tail -n 1 lines | grep -v stale | grep -q Bob; do :; done
            kill $run
            wait $run; wc -l < lines
            """)
        #expect(result.text == "2", "\(result.errors)")
    }

    @Test func `Several commands can place widgets at the same time`() async throws {
        try await withThrowingTaskGroup { group in
            for _ in 1...8 {
                group.addTask { try await porthole.run("add", "org.example.good") }
            }
            for try await result in group { #expect(result.status == 0, "\(result.errors)") }
        }
        #expect(
            Set(try await instances().compactMap { $0["id"] as? String })
                == Set((1...8).map { "good-\($0)" }))
    }

    @Test func `A damaged store is reported and left unchanged, and kinds still run`()
        async throws
    {
        let folder = porthole.root.appending(path: "home/.local/share/porthole")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appending(path: "porthole.sqlite")
        try Data("not a database, but long enough to be taken for one".utf8).write(to: file)
        for command in [["instances"], ["add", "org.example.good"], ["remove", "good-1"]] {
            let result = try await porthole.run(command)
            #expect(result.status == 74)
            #expect(
                result.errors
                    == "porthole: The file \(file.path) of placed widgets is damaged (file is not "
                    + "a database) and was left as it is; move it away to start afresh.")
        }
        #expect(try await porthole.run("run", "org.example.good", "--once").status == 0)
        #expect(try Data(contentsOf: file).starts(with: Data("not a database".utf8)))
    }

    /// Files that may not grow stand for a disk that is full.
    @Test func `Placed widgets can be shown and pressed when the disk is full`() async throws {
        try porthole.add(fixture: "Presses")
        #expect(try await add("org.example.presses") == "presses-1")
        func result(_ command: String) async throws -> String {
            // The output goes through a pipe, because a file could not grow either.
            try await porthole.shell(
                "(ulimit -f 0; porthole \(command) 2>&1; echo status $?) | cat"
            ).text
        }
        let listed = try await result("instances")
        #expect(listed.contains("presses-1  org.example.presses") && listed.contains("status 0"))
        let shown = try await result("run presses-1 --once")
        #expect(shown.contains("What 'presses-1' shows is not kept: The file"), "\(shown)")
        #expect(shown.contains("Count · Visit") && shown.contains("status 0"), "\(shown)")
        let pressed = try await result("press presses-1 Count --output line")
        let words = "Programs that show 'presses-1' do not learn that it was pressed: The file"
        #expect(pressed.contains(words), "\(pressed)")
        #expect(pressed.contains("Counted.") && pressed.contains("status 0"), "\(pressed)")
        let added = try await result("add org.example.good")
        #expect(added.contains("of placed widgets cannot be used"), "\(added)")
        #expect(added.contains("status 74"), "\(added)")
        #expect(try await instances().count == 1)
    }
}
