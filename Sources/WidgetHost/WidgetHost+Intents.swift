public import Foundation
public import WidgetWire

extension WidgetHost {
    /// Performs an intent, as a press on a hit region does.
    ///
    /// A plugin performs one intent at a time, whichever program asks; others wait for their turn.
    /// The plugin has stored its changes when this returns, so ask for a timeline then. Cancelling
    /// the task cancels the intent; one that takes longer than ``HostPolicy/performDeadline`` is
    /// stopped.
    ///
    /// - Parameters:
    ///   - action: The action of a hit region, or an intent's name with the values of its
    ///     parameters.
    ///   - kind: The kind of any widget or control of the plugin that has the intent.
    /// - Throws: ``HostError/Code/intentFailed(_:plugin:message:)`` in the plugin's own words, or
    ///   another ``HostError`` when it could not be performed.
    public func perform(
        _ action: Action, of kind: String, now: Date = Date()
    ) async throws(HostError) -> IntentOutcome {
        var request = PerformRequest()
        request.action = action
        request.now = now.timeIntervalSince1970
        let plugin = try await findAny(kind).plugin
        let turn = try await PerformTurn.take(for: plugin, configuration)
        defer { withExtendedLifetime(turn) {} }
        return try await ask(.perform(request), plugin, for: \.outcome)
    }

    /// The values that a user can choose for a parameter.
    ///
    /// These are the values the plugin finds or, for a parameter without such options, its fixed
    /// choices.
    ///
    /// - Parameters:
    ///   - parameter: The name of one of the kind's parameters.
    ///   - kind: The kind of a widget or a control.
    ///   - search: Only values that contain it; empty for all.
    ///   - configuration: The settings so far.
    public func options(
        for parameter: String, of kind: String, search: String = "",
        configuration: [String: ConfigurationValue] = [:]
    ) async throws(HostError) -> [OptionsSection] {
        let owner = try await findAny(kind)
        let (member, plugin) = (owner.member, owner.plugin)
        let check = ParameterCheck(
            kind: kind, subject: member.subject, parameters: member.parameters)
        let declared = try check.parameter(parameter)
        guard declared.hasOptions else {
            if !declared.choices.isEmpty {
                return [OptionsSection(declared.choices, search: search)]
            }
            throw HostError(
                .badRequest(
                    "the parameter '\(parameter)' of '\(kind)' has no values to choose from")
            )
        }
        var request = OptionsRequest()
        request.parameter = parameter
        request.search = search
        request.configuration = try check.checked(configuration)
        if let companion = declared.companion,
            let file = plugin.companions.files.first(where: { $0.path == companion.library })
        {
            request.intent = companion.intent
            return try await ask(.options(request), file, for: \.options)
        }
        request.kind = kind
        return try await ask(.options(request), plugin, for: \.options)
    }

    /// The intents of the plugin that owns a kind, which is not started for them.
    ///
    /// Empty when there is no such kind, or while what the plugin offers is not known.
    public func knownIntents(sharingPluginWith kind: String) async -> [InstalledIntent] {
        guard let plugin = try? await installed.find(kind, orNearest: { _ in [] }).plugin else {
            return []
        }
        return await installed.knownCatalogue(of: [plugin]).intents.filter {
            $0.plugin == plugin.path
        }
    }

    private func findAny(_ kind: String) async throws(HostError) -> KindOwner {
        try await installed.find(kind) { $0.widgets.map(\.kind) + $0.controls.map(\.kind) }
    }
}
