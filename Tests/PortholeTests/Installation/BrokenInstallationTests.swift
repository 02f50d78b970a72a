import Foundation
import Testing

/// Commands without a runner or without resources of the system.
@Suite(.timeLimit(.minutes(1)))
struct BrokenInstallationTests {
    @Test(arguments: [
        ["list"], ["list", "--json"], ["show", "org.example.good"],
        ["render", "org.example.good", "-o", "good.png"], ["run", "org.example.good", "--once"],
        ["add", "org.example.good"], ["preview", "plugins/Good.so", "--list"],
    ])
    func `An error names a missing runner, and the exit code is 72`(command: [String]) async throws
    {
        let porthole = try InstalledPorthole(fixtures: ["Good"])
        let result = try await porthole.run(
            command, looksInPlugins: false,
            environment: [
                "PORTHOLE_RUNNER": "/nowhere/widget-runner",
                "PORTHOLE_PLUGINS": porthole.plugins.path,
            ])
        #expect(result.status == 72, "\(result.errors)")
        #expect(result.output.isEmpty)
        #expect(
            result.errors.hasPrefix(
                "porthole: The runner /nowhere/widget-runner cannot be started: No such file or "
                    + "directory; install it there"), "\(result.errors)")
    }

    @Test func `The exit code is 71 when the system has no more inotify watches`() async throws {
        let porthole = try InstalledPorthole(fixtures: ["Good"])
        let library = InstalledPorthole.fixtures.appending(path: "NoMoreWatches.so").path
        let result = try await porthole.shell(
            "env LD_PRELOAD=\(library) porthole run org.example.good --once")
        #expect(result.status == 71)
        #expect(
            result.errors
                == "porthole: Waiting for events fails (No space left on device); try again when "
                + "less is open and running.")
    }

    @Test func `The exit code is 71 when there are too few descriptors`() async throws {
        let porthole = try InstalledPorthole(fixtures: ["Good"])
        let result = try await porthole.shell(
            "ulimit -n 12; exec porthole preview plugins/Good.so --list")
        #expect(result.status == 71, "\(result.errors)")
        #expect(
            result.errors.hasSuffix(
                "Too many open files; try again when less is open and running."),
            "\(result.errors)")
    }
}
