public import Foundation
public import WidgetWire

extension WidgetHost {
    /// The size of a control's tile, in points.
    public static let controlSize = WidgetSize(width: 158, height: 74)

    /// The installed control with this kind.
    ///
    /// - Throws: ``HostError/Code/unknownControl(_:nearest:)``, with an installed kind of a similar
    ///   name.
    public func control(kind: String) async throws(HostError) -> InstalledControl {
        try await findControl(kind).control
    }

    /// The controls of the plugins that own these kinds; no other plugin is started.
    package func controls(sharingPluginsWith kinds: Set<String>) async -> [InstalledControl] {
        var plugins: Set<PluginFile> = []
        for kind in kinds {
            guard let owner = try? await installed.find(kind, orNearest: { _ in [] }) else {
                continue
            }
            plugins.insert(owner.plugin)
        }
        let paths = Set(plugins.map(\.path))
        return await installed.knownCatalogue(of: plugins).controls.filter {
            paths.contains($0.plugin)
        }
    }

    /// Asks a control for its state, and returns it laid out for each environment.
    ///
    /// - Parameters:
    ///   - kind: A control that ``InstalledControl/canBeShown``.
    ///   - configuration: The user's settings.
    ///   - now: The moment the control is asked for; the plugin sees it as the present.
    ///   - environments: As in ``WidgetRequest/environments``; those without a size get
    ///     ``controlSize``.
    public func show(
        control kind: String, configuration: [String: ConfigurationValue] = [:],
        now: Date = Date(), environments: [WidgetEnvironment] = []
    ) async throws(HostError) -> WidgetEntry {
        let (control, plugin) = try await findControl(kind)
        guard control.canBeShown else {
            throw HostError(.badRequest("the control '\(kind)' does not say how it is"))
        }
        var message = TimelineRequest()
        message.purpose = .control
        message.kind = kind
        message.now = now.timeIntervalSince1970
        message.configuration = try ParameterCheck(
            kind: kind, subject: .control, parameters: control.parameters
        ).checked(configuration)
        message.environments = try RequestCheck.completed(
            environments, Self.controlSize, self.configuration)
        return try await ask(.timeline(message), plugin) { $0.timeline?.entries.first }
    }

    private func findControl(
        _ kind: String
    ) async throws(HostError) -> (control: InstalledControl, plugin: PluginFile) {
        do throws(HostError) {
            let found = try await installed.find(kind) { $0.controls.map(\.kind) }
            if case .control(let control) = found.member { return (control, found.plugin) }
        } catch {
            guard case .unknownKind(_, let nearest, _, _) = error.code else { throw error }
            throw HostError(.unknownControl(kind, nearest: nearest))
        }
        throw HostError(.unknownControl(kind, nearest: nil))
    }
}
