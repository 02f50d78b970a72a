import ArgumentParser
import WidgetHost

/// A command that needs a host and nothing else: no fonts, no deadlines or log of its own.
protocol HostCommand: AsyncParsableCommand {
    var plugins: PluginOptions { get }

    /// Does what the command is for; what it throws is told to the user.
    func run(in host: WidgetHost) async throws
}

extension HostCommand {
    func run() async throws {
        try await reportingErrors {
            try await plugins.withHost { host, _ in try await run(in: host) }
        }
    }
}
