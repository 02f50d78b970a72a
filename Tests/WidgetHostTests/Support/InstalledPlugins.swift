import Foundation
import Logging

@testable import WidgetHost

/// Plugin folders of a test's own, filled with fixtures compiled from C, and a host for them.
final class InstalledPlugins: Sendable {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// Compiles fixtures of Tests/Fixtures/Plugins into a plugin folder.
    func install(_ fixtures: String..., into directory: String = "plugins") async throws {
        try FileManager.default.createDirectory(
            atPath: "\(folder.path)/\(directory)", withIntermediateDirectories: true)
        try await withThrowingTaskGroup { group in
            for fixture in fixtures {
                group.addTask { try await self.compile(fixture, into: directory) }
            }
            try await group.waitForAll()
        }
    }

    /// Compiles an example plugin in C, of Plugins/Sources, into a plugin folder.
    func install(example: String, into directory: String = "plugins") async throws {
        let sources = "\(Self.package)/Plugins/Sources/\(example)"
        let files = try FileManager.default.contentsOfDirectory(atPath: sources)
            .filter { $0.hasSuffix(".c") }.sorted()
        try FileManager.default.createDirectory(
            atPath: "\(folder.path)/\(directory)", withIntermediateDirectories: true)
        try await compile(files.map { "\(sources)/\($0)" }, to: path(example, in: directory))
    }

    func path(_ fixture: String, in directory: String = "plugins") -> String {
        "\(folder.path)/\(directory)/\(fixture).so"
    }

    /// A host that keeps what it learns in the same folder, with the built runner or another one.
    func host(
        directories: [String] = ["plugins"], runner: String = InstalledPlugins.runner,
        policy: HostPolicy = .patient, containers: String? = nil,
        logger: Logger = Logger(label: "test", factory: { _ in SwiftLogNoOpLogHandler() })
    ) -> WidgetHost {
        WidgetHost(
            configuration: HostConfiguration(
                pluginDirectories: directories.map { PluginDirectory("\(folder.path)/\($0)") },
                runner: runner, cacheDirectory: "\(folder.path)/cache",
                containerDirectory: containers ?? "\(folder.path)/containers", policy: policy,
                logger: logger))
    }

    private static let package = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().path

    /// The runner beside the test bundle.
    static let runner: String = {
        let bundle = CommandLine.arguments.first { $0.hasSuffix(".xctest") } ?? ""
        return URL(filePath: bundle).deletingLastPathComponent()
            .appending(path: "widget-runner").path
    }()

    private func compile(_ fixture: String, into directory: String) async throws {
        let root = "\(Self.package)/Tests/Fixtures/Plugins"
        let sources = try FileManager.default.contentsOfDirectory(atPath: root)
            .map { "\(root)/\($0)/\(fixture).c" }
            .filter { FileManager.default.fileExists(atPath: $0) }
        try await compile(sources, to: path(fixture, in: directory))
    }

    private func compile(_ sources: [String], to library: String) async throws {
        let compiler = try await ChildProcess.start(
            ChildSpawn(
                executable: "/usr/bin/env",
                arguments: [
                    "cc", "-std=c11", "-shared", "-fPIC", "-pthread", "-D_GNU_SOURCE",
                    "-I", "\(Self.package)/SDK/Sources/CWidgetPlugin/include",
                    "-o", library,
                ] + sources, environment: ["PATH": "/usr/bin:/bin", "TMPDIR": folder.path]),
            logLineLimit: 20, logger: Logger(label: "cc"))
        guard await compiler.ended() == .exited(status: 0) else {
            throw NotCompiled(sources: sources, log: compiler.lastLogLines)
        }
    }
}

/// Sources that the C compiler refused.
struct NotCompiled: Error {
    let sources: [String]
    let log: [String]
}

extension HostPolicy {
    /// For a machine that is busy compiling.
    static var patient: HostPolicy {
        var policy = HostPolicy()
        policy.helloDeadline = .seconds(30)
        policy.describeDeadline = .seconds(30)
        policy.snapshotDeadline = .seconds(30)
        policy.placeholderDeadline = .seconds(30)
        return policy
    }
}
