import ArgumentParser
import CLinux
import Foundation
import WidgetWire

/// The command line: parses arguments, calls the host, shows the result.
///
/// Every command gives its name explicitly: deriving one from the type's name takes a tenth of the
/// time that `porthole list` needs.
@main
struct Porthole: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "porthole",
        abstract: "Widgets for Linux, written with WidgetKit or C.",
        discussion: """
            Widgets come from plugins: shared libraries or .widgetbundle folders in a plugin \
            directory. Each plugin runs in a process of its own.

            porthole run shows any widget; porthole add places one, with a configuration of its \
            own, and gives it an id that run, render and show take as well.

            Examples:
              porthole list
              porthole run com.mygame.game-status --family systemMedium
              porthole add com.mygame.character-detail --set character=Unipony
              porthole render com.mygame.leaderboard -o leaderboard.png --appearance dark
            """,
        version: portholeVersion,
        subcommands: [
            List.self, Show.self, Render.self, Run.self, Preview.self, BundleCommand.self,
            Add.self, Instances.self, Edit.self, Remove.self, Options.self, Actions.self,
            Press.self, Controls.self, Toggle.self,
        ])

    static func main() async {
        StandardStreams.prepare()
        checkEpoll()
        do {
            var command = try await asyncParseAsRoot()
            if var command = command as? any AsyncParsableCommand {
                try await command.run()
            } else {
                try command.run()
            }
        } catch {
            end(with: error)
        }
    }

    /// Ends the program with the error's code, after the parser's own errors have been reported in
    /// the words of all others.
    private static func end(with error: any Error) -> Never {
        let code = exitCode(for: error)
        // Help, versions and completions are not errors; a bare code has been reported.
        guard code != .success, !(error is ExitCode) else { exit(withError: error) }
        let (message, whole) = (Self.message(for: error), Self.fullMessage(for: error))
        let usage = whole.range(of: message).map { String(whole[$0.upperBound...]) } ?? ""
        warn(message.stopped + usage)
        Foundation.exit(code.rawValue)
    }

    /// Ends with an error when the user's programs have registered as many descriptors with epoll as
    /// they may together.
    ///
    /// Later, libdispatch would end this program without a message.
    private static func checkEpoll() {
        guard linux_check_epoll() != 0 else { return }
        let problem = String(cString: strerror(errno))
        warn("Waiting for events fails (\(problem)); try again when less is open and running.")
        Foundation.exit(ExitCode.systemFailed.rawValue)
    }
}
