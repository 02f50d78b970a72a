import ArgumentParser
import Foundation

/// The options for finding plugins, shared by every command that looks for installed ones.
struct PluginOptions: ParsableArguments, HostOptions {
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

    @OptionGroup var log: LogOptions

    var isVerbose: Bool { log.isVerbose }

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
            throw ValidationError(
                "--timeout must be between 0.01 and 3600 seconds, not \(timeout.plainWords).")
        }
    }
}
