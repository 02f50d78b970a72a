import ArgumentParser
import Logging
import WidgetHost
import WidgetText

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
    ///   - forAuthor: Whether the plugin is being written: warnings about it are printed without
    ///     --verbose too, and its containers are not those of installed plugins.
    ///   - namesPictures: Whether pictures that stay empty are named without --verbose too.
    func withHost<Result>(
        timeout: Double? = nil, backOff: BackOff = .standard, forAuthor: Bool = false,
        namesPictures: Bool = false,
        _ body: (WidgetHost, FontConfiguration?) async throws -> Result
    ) async throws -> Result {
        var configuration = HostConfiguration.standard(plugins: directories)
        configuration.policy.backOff = backOff
        if forAuthor {
            // Otherwise a build would own the container of the plugin that is installed from it.
            configuration.containerDirectory = configuration.dataDirectory.map { "\($0)/previews" }
        }
        if forAuthor, !isVerbose {
            configuration.logger = Logger(label: "porthole") { _ in PluginWarnings(.everything) }
        } else if namesPictures, !isVerbose {
            configuration.logger = Logger(label: "porthole") { _ in PluginWarnings(.pictures) }
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

/// The option for the log, for commands that look for no installed plugin.
struct LogOptions: ParsableArguments, HostOptions {
    @Flag(
        name: .customLong("verbose"),
        help: "Show what plugins print and log, and what is noticed about them.")
    var isVerbose = false

    var directories: [String] { [] }
}
