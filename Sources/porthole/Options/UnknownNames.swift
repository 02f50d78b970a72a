import WidgetHost

extension String {
    /// Whether a name has the form of a placed widget's id: words, a hyphen and a number.
    var canBeID: Bool { wholeMatch(of: /[a-z0-9][a-z0-9-]*-[1-9][0-9]*/) != nil }
}

extension WidgetHost {
    /// The error for a name that no placed widget has: when it is a kind, what to do with one.
    ///
    /// No plugin is asked for a name that has the form of an id.
    func explained(_ unknown: HostError) async -> any Error {
        guard case .unknownInstance(let name, _) = unknown.code, !name.canBeID else {
            return unknown
        }
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
        let named = ids.prefix(Self.namesOfMessage).joined(separator: ", ")
        let rest = ids.count - Self.namesOfMessage
        return "its placed widgets are \(named)" + (rest > 0 ? " and \(rest) more." : ".")
    }

    /// The greatest number of ids that a message names.
    private static let namesOfMessage = 8
}
