import ArgumentParser
import WidgetHost

/// `porthole remove`: removes placed widgets.
struct Remove: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove",
        abstract: "Remove placed widgets with their configurations.",
        discussion: """
            Removes all that are named, or none when one of them does not exist. Their ids are not \
            given again.

            Examples:
              porthole remove game-status-1
              porthole instances --json | jq -r '.[].id' | xargs porthole remove
            """)

    @Argument(help: "The ids, as porthole instances shows them.", completion: .ids)
    var ids: [String]

    @OptionGroup var log: LogOptions

    func run() async throws {
        try await reportingErrors {
            try await log.withHost { host, _ in
                do {
                    try await host.placed.remove(ids)
                } catch let error as HostError {
                    throw await host.explained(error)
                }
            }
        }
    }
}
