import ArgumentParser
import Logging
import WidgetHost
import WidgetText

/// What a command uses a host for.
enum HostUse {
    /// Warnings about plugins are not printed.
    case asking
    /// The reasons why pictures stay empty are printed.
    case drawing
    /// The plugin is being written: all warnings about it are printed, and its container is not that
    /// of the installed plugin.
    case authoring
}

/// The options that a host is made from.
protocol HostOptions {
    /// The plugin directories to look in first.
    var directories: [String] { get }
    /// Whether the log of plugins is shown.
    var isVerbose: Bool { get }
}

extension HostOptions {
    /// Runs `body` with a host for these directories, and leaves no child process behind.
    ///
    /// - Parameters:
    ///   - timeout: How long plugins may take for a request, in seconds; nil for the usual time.
    ///   - backOff: How long a plugin rests after failures.
    ///   - use: What the host is used for; with --verbose, everything is printed in any case.
    func withHost<Result>(
        timeout: Double? = nil, backOff: BackOff = .standard, for use: HostUse = .asking,
        _ body: (WidgetHost, FontConfiguration?) async throws -> Result
    ) async throws -> Result {
        var configuration = HostConfiguration.standard(plugins: directories)
        configuration.policy.backOff = backOff
        if use == .authoring {
            // Otherwise a build would own the container of the plugin that is installed from it.
            configuration.containerDirectory = configuration.dataDirectory.map { "\($0)/previews" }
        }
        if let subject = use.warnings, !isVerbose {
            configuration.logger = Logger(label: "porthole") { _ in PluginWarnings(subject) }
        } else {
            configuration.logger.logLevel = isVerbose ? .debug : .critical
        }
        let fonts = Fonts.prepare(configuration)
        configuration.fontConfiguration = fonts?.runnerFile
        if let timeout {
            configuration.policy.setRequestDeadlines(.seconds(timeout))
        }
        ProgramStops.prepare()
        let host = WidgetHost(configuration: configuration)
        do {
            let result = try await body(host, fonts)
            await host.shutDown()
            return result
        } catch {
            await host.shutDown()
            throw error
        }
    }
}

extension HostUse {
    /// The warnings about plugins that are printed; nil for none.
    fileprivate var warnings: PluginWarnings.Subject? {
        switch self {
        case .asking: nil
        case .drawing: .pictures
        case .authoring: .everything
        }
    }
}

/// The option for the log, for commands that look for no installed plugin.
struct LogOptions: ParsableArguments, HostOptions {
    @Flag(
        name: .customLong("verbose"),
        help: "Show what plugins print and log, and what is noticed about them.")
    var isVerbose = false

    var directories: [String] { [] }
}
