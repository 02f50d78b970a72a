import WidgetHost

extension WidgetHost {
    /// The error for a name that no placed widget has: when it is a kind, what to do with one.
    ///
    /// No plugin is asked for a name that has the form of an id.
    func explained(_ unknown: HostError) async -> any Error {
        guard case .unknownInstance(let name, _) = unknown.code, !InstanceID.isPossible(name)
        else { return unknown }
        do throws(HostError) {
            let advice = await placing(try await widget(kind: name))
            return CommandError("'\(name)' is a kind; \(advice)", exitCode: .notFound)
        } catch {
            guard case .isControl = error.code else { return unknown }
            return error
        }
    }

    /// The ids of a kind's placed widgets, or how to place one.
    private func placing(_ widget: InstalledWidget) async -> String {
        let ids = ((try? await store?.instances()) ?? []).filter { $0.kind == widget.kind }
            .map(\.id)
        guard !ids.isEmpty else {
            return "porthole add \(widget.kind) places it and prints its id."
        }
        return "its placed widgets are \(ids.listed(upTo: Self.listedIDs))."
    }

    /// The greatest number of ids that a message lists.
    private static let listedIDs = 8
}
