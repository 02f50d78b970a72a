import ArgumentParser
import WidgetHost

/// `porthole toggle`: flips a control, or turns it on or off.
struct Toggle: AsyncParsableCommand {
    /// The states of a toggle.
    enum State: String, ExpressibleByArgument, CaseIterable {
        case on, off
    }

    static let configuration = CommandConfiguration(
        commandName: "toggle",
        abstract: "Flip a control, or turn it on or off.",
        discussion: """
            Prints its state afterwards: on or off. A control that already is in the wanted state is \
            left alone. One control may stand for many things, such as each lamp: --set says which.

            Examples:
              porthole toggle org.porthole.main-door
              porthole toggle org.porthole.main-door on
            """)

    @Argument(help: "The control's kind, as porthole controls lists it.", completion: .controls)
    var control: String

    @Argument(help: "The state to put it in. Default: the other one.")
    var state: State?

    @Flag(help: "Print the URL that is to be opened instead of opening it.")
    var printURL = false

    @OptionGroup var settings: SettingOptions

    @OptionGroup var plugins: PluginOptions

    func run() async throws {
        try await reportingErrors {
            try await plugins.withPressingHost { host, _, log in
                let view = try await ControlView.of(control, in: host).with(settings)
                guard case .action(_, let isOn?) = try await view.target()?.effect else {
                    throw CommandError(
                        "The control '\(control)' is not a toggle; porthole controls lists those "
                            + "that are.")
                }
                try await view.press(
                    to: state.map { $0 == .on } ?? !isOn, opener: LinkOpener(printsURL: printURL),
                    log: log)
            }
        }
    }
}
