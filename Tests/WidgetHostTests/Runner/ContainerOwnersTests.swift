import Foundation
import Testing

@testable import WidgetHost

/// A container belongs to the plugin that used its name first.
@Suite struct ContainerOwnersTests {
    private let folder: TemporaryFolder
    private let owners: ContainerOwners

    init() throws {
        folder = try TemporaryFolder()
        owners = ContainerOwners(folder: "\(folder.path)/containers")
    }

    private func plugin(_ path: String) throws -> PluginFile {
        try PluginFile(path: folder.writeLibrary(path))
    }

    private func bundle(_ path: String, _ identifier: String = "org.example.clock") throws
        -> PluginFile
    {
        try PluginFile(
            path: folder.writeBundle(
                path, ["CFBundleIdentifier": identifier, "CFBundleExecutable": "clock.so"],
                library: "clock.so"))
    }

    private func container(_ plugin: PluginFile) throws -> String {
        let configuration = HostConfiguration(
            pluginDirectories: [], runner: "", containerDirectory: owners.folder)
        let path = try #require(PluginContainer.claim(for: plugin, configuration)).path
        #expect(path.hasPrefix("\(owners.folder)/"))
        return String(path.dropFirst(owners.folder.count + 1))
    }

    @Test func `A second bundle with the same identifier gets a numbered container`() throws {
        let first = try bundle("1/Clock.widgetbundle")
        let second = try bundle("2/Other.widgetbundle")
        let third = try bundle("3/Clock.widgetbundle")
        #expect(try container(first) == "org.example.clock")
        #expect(try container(second) == "org.example.clock~2")
        #expect(try container(third) == "org.example.clock~3")
        // The order of later claims does not matter.
        #expect(try [third, first, second].map(container).map(\.last) == ["3", "k", "2"])
    }

    @Test func `An identifier cannot name a numbered container`() throws {
        #expect(try container(bundle("1/Clock.widgetbundle", "a")) == "a")
        #expect(try container(bundle("2/Clock.widgetbundle", "a")) == "a~2")
        #expect(try container(bundle("3/Clock.widgetbundle", "a~2")) == "a_2")
        #expect(try container(bundle("4/Clock.widgetbundle", ".owners")) == "_.owners")
    }

    @Test func `A library and a bundle of the same name have separate containers`() throws {
        #expect(try container(plugin("1/libClock.so")) == "Clock")
        #expect(try container(plugin("2/Clock.so")) == "Clock~2")
        #expect(try container(bundle("3/C.widgetbundle", "Clock")) == "Clock~3")
    }

    @Test func `A bundle that is moved keeps its container`() throws {
        let old = try bundle("1/Clock.widgetbundle")
        #expect(try container(old) == "org.example.clock")
        try folder.write("secret", to: "containers/org.example.clock/file")
        try FileManager.default.createDirectory(
            atPath: "\(folder.path)/2", withIntermediateDirectories: true)
        let place = "\(folder.path)/2/Clock.widgetbundle"
        try FileManager.default.moveItem(atPath: old.path, toPath: place)
        #expect(try container(PluginFile(path: place)) == "org.example.clock")
        // The old path no longer owns the container.
        #expect(try container(bundle("1/Clock.widgetbundle")) == "org.example.clock~2")
    }

    @Test func `A bundle keeps its own container when the other bundle is gone`() throws {
        let first = try bundle("1/Clock.widgetbundle")
        let second = try bundle("2/Clock.widgetbundle")
        #expect(try container(first) == "org.example.clock")
        #expect(try container(second) == "org.example.clock~2")
        try FileManager.default.removeItem(atPath: first.path)
        #expect(try container(second) == "org.example.clock~2")
        #expect(try container(bundle("3/Clock.widgetbundle")) == "org.example.clock")
    }

    @Test func `The files of a removed plugin are not given to another one`() throws {
        let first = try bundle("1/Clock.widgetbundle")
        #expect(try container(first) == "org.example.clock")
        try folder.write("secret", to: "containers/org.example.clock/Library/file")
        try FileManager.default.removeItem(atPath: first.path)
        let second = try bundle("2/Clock.widgetbundle")
        #expect(try container(second) == "org.example.clock~2")
        // Nor to another path later; only the same path gets them back.
        #expect(try container(bundle("3/Clock.widgetbundle")) == "org.example.clock~3")
        #expect(try container(bundle("1/Clock.widgetbundle")) == "org.example.clock")
    }

    @Test func `A container with only temporary files is free`() throws {
        let first = try bundle("1/Clock.widgetbundle")
        #expect(try container(first) == "org.example.clock")
        try folder.write("", to: "containers/org.example.clock/tmp/file")
        try FileManager.default.removeItem(atPath: first.path)
        #expect(try container(bundle("2/Clock.widgetbundle")) == "org.example.clock")
    }

    @Test func `A plugin has the same container through links`() throws {
        let real = try bundle("1/Clock.widgetbundle")
        #expect(try container(real) == "org.example.clock")
        for link in ["linked", "2.widgetbundle"] {
            try FileManager.default.createSymbolicLink(
                atPath: "\(folder.path)/\(link)",
                withDestinationPath: link == "linked" ? "1" : "1/Clock.widgetbundle")
        }
        for path in ["linked/Clock.widgetbundle", "2.widgetbundle"] {
            let plugin = try PluginFile(path: "\(folder.path)/\(path)")
            #expect(try container(plugin) == "org.example.clock")
        }
        // A link that came first, and leads to another version later.
        let versions = try ["1.so", "2.so"].map { try folder.writeLibrary("versions/\($0)") }
        let link = "\(folder.path)/Current.so"
        for version in versions {
            try? FileManager.default.removeItem(atPath: link)
            try FileManager.default.createSymbolicLink(
                atPath: link, withDestinationPath: version)
            #expect(try container(PluginFile(path: link)) == "Current")
        }
    }

    @Test func `A companion has the container of its bundle`() throws {
        let other = try bundle("1/Clock.widgetbundle")
        #expect(try container(other) == "org.example.clock")
        try folder.writeLibrary("2/Clock.widgetbundle/PlugIns/Intents.so")
        let whole = try bundle("2/Clock.widgetbundle")
        let companion = try #require(whole.companions.files.first)
        #expect(try container(companion) == "org.example.clock~2")
        #expect(try container(whole) == "org.example.clock~2")
    }

    @Test func `Sixteen claims at once get sixteen containers`() async throws {
        let plugins = try (1...16).map { try bundle("\($0)/Clock.widgetbundle") }
        let containers = try await withThrowingTaskGroup(of: String.self) { group in
            for plugin in plugins { group.addTask { try container(plugin) } }
            return try await group.reduce(into: Set<String>()) { $0.insert($1) }
        }
        #expect(containers.count == plugins.count)
        #expect(containers.contains("org.example.clock"))
    }

    @Test func `A claim without records gives away no existing container`() throws {
        // No folder can be created in place of a file.
        try folder.write("", to: "containers/.owners")
        #expect(try container(plugin("1/Clock.so")) == "Clock")
        try folder.write("secret", to: "containers/Clock/file")
        #expect(try container(plugin("2/Clock.so")) == "Clock~2")
    }

    @Test func `The problem of a taken container names both plugins`() throws {
        let first = try bundle("1/Clock.widgetbundle")
        let second = try bundle("2/Clock.widgetbundle")
        let configuration = HostConfiguration(
            pluginDirectories: [], runner: "", containerDirectory: owners.folder)
        #expect(PluginProblem(containerTakenFrom: second, configuration) == nil)
        _ = try [first, second].map(container)
        #expect(PluginProblem(containerTakenFrom: first, configuration) == nil)
        #expect(
            PluginProblem(containerTakenFrom: second, configuration)
                == PluginProblem(
                    path: second.path, reason: .containerTaken,
                    message: "The plugin \(second.path) has the identifier 'org.example.clock', "
                        + "which \(PluginPlace(first).path) used first, and keeps its files apart, "
                        + "in \(owners.folder)/org.example.clock~2; remove one of them, or give one "
                        + "another identifier."))
        try FileManager.default.removeItem(atPath: first.path)
        #expect(PluginProblem(containerTakenFrom: second, configuration) == nil)
        try folder.write("", to: "containers/org.example.clock/file")
        let message = PluginProblem(containerTakenFrom: second, configuration)?.message
        #expect(message?.hasSuffix("delete \(owners.record(of: "org.example.clock")).") == true)
    }

    @Test(arguments: [
        // Records of older versions have no owner, and some have no inode.
        ("/p/Clock.so", true), ("/p/Clock.so\0001:2", true),
        ("/p/Clock.so\0001:2\0owner 4242", true), ("/p/Clock.so\0owner 4242", true),
        ("/p/Clock.so\0001:2\0owner 0", false), ("/p/Clock.so\0owner 4243", false),
    ])
    func `A plugin of another user does not match the record of its path`(
        record: String, isSame: Bool
    ) throws {
        let now = PluginPlace(path: "/p/Clock.so", owner: 4242, user: 1000)
        let former = try #require(PluginPlace(record: Data(record.utf8)))
        #expect(now.isSame(as: former) == isSame)
        #expect(now.isSameFile(as: former))
        // A file of the user or of root is trusted.
        for owner: uid_t in [0, 1000] {
            #expect(PluginPlace(path: "/p/Clock.so", owner: owner, user: 1000).isSame(as: former))
        }
        #expect(former.record == Data(record.utf8))
    }

    @Test(.enabled(if: geteuid() == 0, "only root can give files away"))
    func `A plugin of another user at the same path gets its own container`() throws {
        #expect(try container(plugin("1/Clock.so")) == "Clock")
        try folder.write("secret", to: "containers/Clock/file")
        let path = "\(folder.path)/1/Clock.so"
        try FileManager.default.removeItem(atPath: path)
        let others = try plugin("1/Clock.so")
        #expect(chown(path, 4242, 4242) == 0)
        let configuration = HostConfiguration(
            pluginDirectories: [], runner: "", containerDirectory: owners.folder)
        #expect(try container(others) == "Clock~2")
        #expect(try container(others) == "Clock~2")
        #expect(
            PluginProblem(containerTakenFrom: others, configuration)
                == PluginProblem(
                    path: path, reason: .containerTaken,
                    message: "The plugin \(path) is another user's now (4242, before 0), and keeps "
                        + "its files apart, in \(owners.folder)/Clock~2; if it is to have the "
                        + "former ones, delete \(owners.record(of: "Clock"))."))
        // An upgrade by its own user.
        try FileManager.default.removeItem(atPath: path)
        #expect(try container(plugin("1/Clock.so")) == "Clock")
    }

    @Test(.enabled(if: geteuid() == 0, "only root can give files away"))
    func `The owners of a bundle's library and of a link's target count`() throws {
        let whole = try bundle("1/Clock.widgetbundle")
        #expect(try container(whole) == "org.example.clock")
        #expect(chown("\(whole.path)/clock.so", 4242, 4242) == 0)
        #expect(try container(whole) == "org.example.clock~2")
        let library = try folder.writeLibrary("2/Real.so")
        let link = "\(folder.path)/Linked.so"
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: library)
        #expect(try container(PluginFile(path: link)) == "Linked")
        #expect(chown(library, 4242, 4242) == 0)
        #expect(try container(PluginFile(path: link)) == "Linked~2")
    }

    @Test func `A record of an older version is completed and keeps its date`() throws {
        let plugin = try plugin("1/Clock.so")
        #expect(try container(plugin) == "Clock")
        let record = owners.record(of: "Clock")
        try Data(plugin.path.utf8).write(to: URL(filePath: record))
        let date = Date(timeIntervalSince1970: 1_000_000)
        try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: record)
        #expect(owners.owner(of: "Clock")?.owner == nil)
        #expect(try container(plugin) == "Clock")
        #expect(owners.owner(of: "Clock")?.owner == geteuid())
        #expect(owners.since(plugin) == date)
    }

    @Test func `A claim waits only a limited time for a lock`() throws {
        #expect(try container(bundle("1/Clock.widgetbundle", "a")) == "a")
        let turn = try Syscalls.lockedFolder("\(owners.folder)/.owners", patience: .zero)
        defer { Syscalls.close(turn) }
        // An owner of a container needs no lock.
        #expect(try container(bundle("1/Clock.widgetbundle", "a")) == "a")
        #expect(try container(bundle("2/Clock.widgetbundle", "a")) == "a~2")
        #expect(try container(bundle("3/Clock.widgetbundle", "b")) == "b")
    }
}
