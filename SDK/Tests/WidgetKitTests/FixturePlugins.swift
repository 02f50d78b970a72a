import Foundation

/// The plugins of the package Tests/Fixtures, built once, in release as authors do.
struct FixturePlugins {
    /// The outcome of the build.
    static let built = Result { try FixturePlugins() }

    private static let package = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../").standardized
    /// `make test` gives a swift that survives crashes of the package manager.
    private static let swift = ProcessInfo.processInfo.environment["PORTHOLE_SWIFT"] ?? "swift"
    private static let place = [
        "--package-path", package.appending(path: "Tests/Fixtures").path,
        "--scratch-path", scratch.path,
        // `swift test`, which runs these tests from there, holds the lock and builds nothing
        // meanwhile.
        "--ignore-lock",
        // The plan of the package that was built last is not that of this one.
        "--disable-build-manifest-caching",
    ]
    /// That of the example plugins and of these tests too, so that `make test` builds the SDK once.
    private static let scratch = package.appending(path: "../Plugins/.build").standardized

    private let products: URL
    private let probe: URL

    /// What stands in the way.
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    private init() throws {
        let arguments = [Self.swift, "build", "--configuration", "release"]
        let output = try Self.output(of: "/usr/bin/env", arguments + Self.place)
        if output.status != 0 { throw Failure(description: output.text) }
        products = Self.scratch.appending(path: "release")
        probe = Self.program("plugin-probe")
    }

    /// Builds a plugin as if for one of Apple's systems, and returns what the command prints.
    func built(_ name: String, as system: String) throws -> (status: Int32, text: String) {
        try Self.output(
            of: "/usr/bin/env",
            [Self.swift, "package"] + Self.place + ["build-as", system, "--product", name])
    }

    /// What plugin-probe prints about a plugin with these arguments, such as settings `NAME=VALUE`.
    ///
    /// What it stores goes into `container`.
    func probed(
        _ name: String, _ settings: [String] = [], container: URL? = nil
    ) throws -> String {
        try Self.output(of: probe.path, [library(name)] + settings, container: container).text
    }

    /// The names of the symbols that a plugin exports.
    func exports(_ name: String) throws -> Set<String> {
        let arguments = ["--dynamic", "--defined-only", "--format=posix", library(name)]
        let symbols = try Self.output(of: "/usr/bin/env", ["nm"] + arguments).text
        let names = symbols.split(separator: "\n").compactMap { $0.split(separator: " ").first }
        return Set(names.map(String.init))
    }

    /// Whether loading a plugin loads a library first.
    func needs(_ name: String, _ library: String) throws -> Bool {
        try Self.output(of: "/usr/bin/env", ["readelf", "--dynamic", self.library(name)]).text
            .contains("[\(library)]")
    }

    /// What a program of the package prints, and its exit code.
    func run(_ program: String) throws -> (status: Int32, text: String) {
        try Self.output(of: products.appending(path: program).path, [])
    }

    /// What the build tool prints, and its exit code, when it makes a source file in `folder` of
    /// files.
    static func made(
        _ step: String, in folder: URL, of files: URL...
    ) throws -> (status: Int32, text: String) {
        let source = folder.appending(path: "Made.swift").path
        return try output(
            of: program("porthole-build-tool").path, [step, source] + files.map(\.path))
    }

    /// A program beside the test program.
    private static func program(_ name: String) -> URL {
        URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
            .deletingLastPathComponent().appending(path: name)
    }

    private func library(_ name: String) -> String {
        products.appending(path: "lib\(name).so").path
    }

    private static func output(
        of executable: String, _ arguments: [String], container: URL? = nil
    ) throws -> (status: Int32, text: String) {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(filePath: executable)
        process.arguments = arguments
        if let container {
            let ours = ["PORTHOLE_CONTAINER": container.path, "XDG_CONFIG_HOME": container.path]
            process.environment = ProcessInfo.processInfo.environment.merging(ours) { $1 }
        }
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return (process.terminationStatus, text.trimmingCharacters(in: .newlines))
    }
}
