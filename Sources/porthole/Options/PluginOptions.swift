import ArgumentParser
import Foundation
import Logging
import WidgetHost
import WidgetText

/// The options for finding plugins, shared by every command that needs one.
struct PluginOptions: ParsableArguments {
    @Option(
        name: .customLong("plugins"),
        help: ArgumentHelp(
            "Look for plugins here first; may be repeated.",
            discussion: """
                After these come $PORTHOLE_PLUGINS (separated by colons), \
                $XDG_DATA_HOME/porthole/plugins and the installed ones. The first directory that \
                has a kind wins.
                """, valueName: "dir"),
        completion: .directory)
    var directories: [String] = []

    @Flag(help: "Show what plugins print and log, and what is noticed about them.")
    var verbose = false

    /// The folders that `--plugins` names on a command line that a shell completes.
    ///
    /// In it, `~` is not expanded yet, and bash splits words at `=`.
    static func directories(among words: [String]) -> [String] {
        let option = "--plugins"
        return words.indices.compactMap { index in
            let word = words[index]
            if word.hasPrefix(option + "=") { return word.dropFirst(option.count + 1) }
            guard word == option else { return nil }
            return words[(index + 1)...].first { $0 != "=" }?[...]
        }.map { NSString(string: String($0)).expandingTildeInPath }
    }

    /// Checks the timeout, in seconds.
    static func check(timeout: Double) throws {
        guard (0.01...3600).contains(timeout) else {
            throw ValidationError("--timeout must be between 0.01 and 3600 seconds")
        }
    }

    /// Runs `body` with a host for these directories, and leaves no child process behind.
    ///
    /// - Parameters:
    ///   - timeout: How long plugins may take for a request, in seconds; nil for the usual time.
    ///   - backOff: How long a plugin rests after failures.
    ///   - forAuthor: Whether the plugin is being written: warnings about it are printed without
    ///     --verbose too, and its containers are not those of installed plugins.
    func withHost<Result>(
        timeout: Double? = nil, backOff: BackOff = .standard, forAuthor: Bool = false,
        _ body: (WidgetHost, FontConfiguration?) async throws -> Result
    ) async throws -> Result {
        var configuration = HostConfiguration.standard(plugins: directories)
        configuration.policy.backOff = backOff
        if forAuthor {
            // Otherwise a build would own the container of the plugin that is installed from it.
            configuration.containerDirectory = configuration.dataDirectory.map { "\($0)/previews" }
        }
        if forAuthor, !verbose {
            configuration.logger = Logger(label: "porthole") { _ in PluginWarnings() }
        } else {
            configuration.logger.logLevel = verbose ? .debug : .critical
        }
        let fonts = Fonts.prepare(configuration)
        configuration.fontConfiguration = fonts?.file
        if let timeout {
            configuration.policy.setRequestDeadlines(.seconds(timeout))
        }
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
