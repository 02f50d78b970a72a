import Foundation
import Testing

/// An install tree of its own for one test: the built command and runner, no plugins, a home that
/// is empty.
final class InstalledPorthole: Sendable {
    /// The tree's root; removed with the value.
    let root: URL
    /// Where the test puts plugins; every command looks here.
    var plugins: URL { root.appending(path: "plugins") }

    /// Makes the tree from the staged one.
    ///
    /// - Parameter fixtures: Names of files below `Tests/Fixtures/Plugins`, without the ending.
    init(fixtures: [String] = []) throws {
        root = FileManager.default.temporaryDirectory
            .appending(path: "porthole-tests-\(UUID().uuidString)").resolvingSymlinksInPath()
        for folder in ["bin", "libexec/porthole", "plugins", "home"] {
            try FileManager.default.createDirectory(
                at: root.appending(path: folder), withIntermediateDirectories: true)
        }
        for program in [
            "bin/porthole", "libexec/porthole/widget-runner", "libexec/porthole/libuser-locale.so",
        ] {
            try Self.place(Self.stage.appending(path: program), at: root.appending(path: program))
        }
        for name in fixtures { try add(fixture: name) }
    }

    /// Links a program, which costs nothing; copies it to where links do not reach.
    ///
    /// Not by a symbolic link: a program finds what it is installed with by its own place.
    private static func place(_ program: URL, at place: URL) throws {
        let files = FileManager.default
        do {
            try files.linkItem(at: program, to: place)
        } catch {
            try files.copyItem(at: program, to: place)
        }
    }

    deinit {
        try? FileManager.default.removeItem(at: root)
    }

    /// Puts a compiled fixture into a plugin directory, by default the one every command looks in.
    func add(fixture name: String, to directory: URL? = nil) throws {
        let directory = directory ?? plugins
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        try FileManager.default.copyItem(
            at: Self.fixtures.appending(path: "\(name).so"),
            to: directory.appending(path: "\(name).so"))
    }

    /// Starts `porthole` with `arguments` and waits for its end.
    ///
    /// - Parameter environment: Variables beside the usual ones.
    func run(
        _ arguments: String..., environment: [String: String] = [:]
    ) async throws -> CommandResult {
        try await run(arguments, environment: environment)
    }

    /// Starts `porthole` with a list of arguments and waits for its end.
    ///
    /// - Parameters:
    ///   - looksInPlugins: Whether it looks in the test's directory.
    ///   - environment: Variables beside the usual ones.
    func run(
        _ arguments: [String], looksInPlugins: Bool = true, environment: [String: String] = [:]
    ) async throws -> CommandResult {
        let folder = looksInPlugins ? ["PORTHOLE_PLUGINS": plugins.path] : [:]
        let process = process(
            root.appending(path: "bin/porthole"), folder.merging(environment) { $1 })
        process.arguments = arguments
        return try await CommandResult.of(process)
    }

    /// Runs a script in the tree's root; `porthole` in it looks in the test's directory.
    func shell(_ script: String) async throws -> CommandResult {
        let process = process(URL(filePath: "/bin/sh"), ["PORTHOLE_PLUGINS": plugins.path])
        process.arguments = ["-c", script]
        return try await CommandResult.of(process)
    }

    private func process(_ program: URL, _ environment: [String: String]) -> Process {
        let process = Process()
        process.executableURL = program
        process.currentDirectoryURL = root
        process.environment = usualEnvironment.merging(environment) { $1 }
        return process
    }

    /// What every command finds in its environment.
    var usualEnvironment: [String: String] {
        [
            "HOME": root.appending(path: "home").path,
            "PATH": "\(root.appending(path: "bin").path):/usr/bin:/bin",
            "LANG": "en_US.UTF-8", "TZ": "UTC", "NO_COLOR": "1",
        ]
    }

    /// The runners of this tree that are still alive, by process id.
    func livingRunners() throws -> [String] {
        let runner = root.appending(path: "libexec/porthole/widget-runner").path
        return try FileManager.default.contentsOfDirectory(atPath: "/proc").filter { entry in
            guard entry.allSatisfy(\.isNumber) else { return false }
            let link = try? FileManager.default.destinationOfSymbolicLink(
                atPath: "/proc/\(entry)/exe")
            return link == runner
        }
    }

    /// The tree that `make build` leaves behind.
    static let stage = URL(filePath: variable("PORTHOLE_STAGE"))
    /// Where `make fixtures` leaves the compiled fixtures.
    static let fixtures = URL(filePath: variable("PORTHOLE_FIXTURES"))

    /// The folder of the root's Package.swift.
    static let checkout = URL(filePath: #filePath).appending(path: "../../../..").standardized

    private static func variable(_ name: String) -> String {
        let defaults = ["PORTHOLE_STAGE": ".build/stage", "PORTHOLE_FIXTURES": ".build/fixtures"]
        return ProcessInfo.processInfo.environment[name]
            ?? checkout.appending(path: defaults[name] ?? "").path
    }
}
