import ArgumentParser
import WidgetHost

/// A command that needs only a host: no fonts, no deadlines and no log of its own.
protocol HostCommand: AsyncParsableCommand {
    var plugins: PluginOptions { get }

    /// Does the command's work; errors are reported to the user.
    func run(in host: WidgetHost) async throws
}

extension HostCommand {
    func run() async throws {
        try await reportingErrors {
            try await plugins.withHost { host, _ in try await run(in: host) }
        }
    }
}
