import ArgumentParser
import Foundation
import WidgetHost
import WidgetRenderer
import WidgetWire

/// `porthole press`: presses a button, a toggle or a link.
struct Press: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "press",
        abstract: "Press a button, a toggle or a link of a placed widget, or a control.",
        discussion: """
            The intent is performed in the plugin's process; then the widget is asked for its \
            timeline once, and the entry that shows now is shown. What the intent says is written to \
            standard error, after the name that was pressed. A toggle flips at once, and flips back \
            when its intent fails. Links are opened by xdg-open, or by the program that \
            $PORTHOLE_OPEN names. Ctrl-C cancels the intent; the widget stays as it is.

            Without an action the widget itself is pressed, which opens its URL.

            Examples:
              porthole press main-door-switch-1 Closed
              porthole press main-door-switch-1 Open --json
              porthole press game-status-1 --print-url
              porthole press org.porthole.main-door
            """)

    @Argument(
        help: "A placed widget's id, or a control's kind.", completion: .pressable)
    var name: String

    @Argument(
        help: "The action's id, label or intent, as porthole actions lists them.",
        completion: .actions)
    var action: String?

    @Option(
        help: ArgumentHelp(
            "Where to show the new entry: terminal (drawn), line, json (the timeline and its "
                + "display lists, or a control's state) or auto."))
    var output = OutputArgument.auto

    @Flag(help: "The same as --output json.")
    var json = false

    @Flag(help: "Print the URL that is to be opened instead of opening it.")
    var printURL = false

    @Option(help: "Give up after this many seconds. Default: 30.")
    var timeout: Double?

    @OptionGroup var settings: SettingOptions

    @OptionGroup var plugins: PluginOptions

    func validate() throws {
        if let timeout { try PluginOptions.check(timeout: timeout) }
    }

    func run() async throws {
        try await reportingErrors {
            try await plugins.withPressingHost(timeout: timeout) { host, fonts, log in
                if try await host.placed.find(name) == nil,
                    let control = try await ControlView.named(name, in: host)
                {
                    guard action == nil else {
                        throw CommandError(
                            "The control '\(name)' takes no action; porthole press \(name) "
                                + "presses it.")
                    }
                    try await control.with(settings)
                        .press(
                            to: nil, json: json || output == .json, opener: opener, log: log)
                    return
                }
                guard settings.settings.isEmpty else {
                    throw CommandError(
                        "--set is for controls; porthole edit \(name) --set … changes a placed "
                            + "widget.")
                }
                let subject = try await Subject.placed(name, in: host)
                let surface = try (json ? nil : output.surface).map { choice in
                    try Surfaces.surface(
                        choice, shape: WidgetShape(subject.family.wire), fonts: fonts,
                        redraws: true)
                }
                let view = try PlacedView(
                    subject: subject, host: host, metrics: surface?.metrics ?? .fonts)
                var press = PressSession(view: view, surface: surface, opener: opener, log: log)
                try await cancelledByInterrupts { try await press.press(action) }
            }
        }
    }

    private var opener: LinkOpener { LinkOpener(printsURL: printURL) }
}
