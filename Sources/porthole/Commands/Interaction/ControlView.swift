import Foundation
import WidgetHost
import WidgetRenderer
import WidgetText
import WidgetWire

/// A control and its present state.
struct ControlView {
    let control: InstalledControl
    let host: WidgetHost
    /// The user's settings.
    var configuration: [String: ConfigurationValue] = [:]

    /// The control of this kind.
    ///
    /// Its plugin is told the placed widgets, since the control may depend on them.
    static func of(_ kind: String, in host: WidgetHost) async throws(HostError) -> ControlView {
        let control = try await host.control(kind: kind)
        await host.tellWhatIsPlaced(beforeAsking: [kind])
        return ControlView(control: control, host: host)
    }

    /// The control of this kind; nil when there is none.
    static func named(_ kind: String, in host: WidgetHost) async throws -> ControlView? {
        do throws(HostError) {
            return try await of(kind, in: host)
        } catch {
            guard case .unknownControl = error.code else { throw error }
            return nil
        }
    }

    /// The control with the user's settings.
    func with(_ settings: SettingOptions) async throws -> ControlView {
        var view = self
        view.configuration = try await settings.values(for: control, in: host)
        return view
    }

    /// The control laid out for one environment.
    func list(_ environment: WidgetEnvironment) async throws -> DisplayList {
        let entry = try await host.show(
            control: control.kind, configuration: configuration, environments: [environment])
        guard let list = entry.displayLists.first else {
            throw CommandError(
                "The control '\(control.kind)' shows nothing.", exitCode: .pluginFailed)
        }
        return list
    }

    /// The target for a press; nil for a control that cannot be pressed.
    func target() async throws -> TapTarget? {
        let list = try await list(
            .with {
                ($0.metrics, $0.scale) = (.cells, 1)
            })
        return TapTarget.targets(in: list, nil).first { target in
            if case .action = target.effect { true } else { false }
        }
    }

    /// Presses the control, and prints its state afterwards.
    ///
    /// - Parameters:
    ///   - wanted: The state that a toggle shall have; nil for the other one. A toggle that has it
    ///     already is left alone.
    ///   - json: Whether a JSON document is printed.
    func press(
        to wanted: Bool?, json: Bool = false, opener: LinkOpener, log: ReloadLog
    ) async throws {
        guard let target = try await target(), case .action(let action, let isOn) = target.effect
        else { throw CommandError("The control '\(control.kind)' cannot be pressed.") }
        guard target.isEnabled else {
            throw CommandError("The control '\(control.kind)' is disabled now.")
        }
        if let wanted {
            guard let isOn else {
                throw CommandError(
                    "The control '\(control.kind)' is a button; porthole press \(control.kind) "
                        + "presses it.")
            }
            guard wanted != isOn else { return try emit(Self.word(isOn) + "\n") }
        }
        let (host, kind) = (host, control.kind)
        let outcome = try await cancelledByInterrupts { try await host.perform(action, of: kind) }
        try? await host.store?.keep(await log.take())
        let after = try await self.target()
        if json {
            try JSONOutput.print(
                ControlPressDocument(outcome, ControlDocument(control, after)))
        } else if case .action(_, let isOn?) = after?.effect {
            try emit(Self.word(isOn) + "\n")
        }
        if !outcome.words.isEmpty { say(outcome.words, by: kind) }
        if let url = outcome.url { try await opener.open(url) }
    }

    private static func word(_ isOn: Bool) -> String { isOn ? "on" : "off" }
}
