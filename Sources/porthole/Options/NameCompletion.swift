import ArgumentParser
import Foundation
import WidgetHost

extension CompletionKind {
    /// Completes a widget's kind with those that are installed.
    static let kinds = CompletionKind.custom { _, _, prefix in
        await InstalledNames.kinds().filter { $0.hasPrefix(prefix) }
    }

    /// Completes a placed widget's id.
    static let ids = CompletionKind.custom { _, _, prefix in
        await InstalledNames.ids().filter { $0.hasPrefix(prefix) }
    }

    /// Completes a kind, or a placed widget's id.
    static let widgets = CompletionKind.custom { _, _, prefix in
        let names = await InstalledNames.ids() + InstalledNames.kinds()
        return names.filter { $0.hasPrefix(prefix) }
    }

    /// Completes a control's kind.
    static let controls = CompletionKind.custom { _, _, prefix in
        await InstalledNames.controls().filter { $0.hasPrefix(prefix) }
    }

    /// Completes a placed widget's id, or a control's kind.
    static let pressable = CompletionKind.custom { _, _, prefix in
        let names = await InstalledNames.ids() + InstalledNames.controls()
        return names.filter { $0.hasPrefix(prefix) }
    }

    /// Completes what can be pressed in the placed widget that the command line names, as it was
    /// shown last.
    static let actions = CompletionKind.custom { words, _, prefix in
        await InstalledNames.actions(of: words).filter { $0.hasPrefix(prefix) }
    }

    /// Completes the name of a parameter of the widget that the command line names.
    static let parameters = CompletionKind.custom { words, _, prefix in
        await InstalledNames.parameters(of: words).filter { $0.hasPrefix(prefix) }
    }

    /// Completes the start of `NAME=VALUE`, with the choices of the parameter where it has any.
    static let settings = CompletionKind.custom { words, _, prefix in
        await InstalledNames.settings(of: words).filter { $0.hasPrefix(prefix) }
    }
}

/// What a shell completes names with.
private enum InstalledNames {
    static func kinds() async -> [String] {
        await catalogue().widgets.map(\.kind)
    }

    static func controls() async -> [String] {
        await catalogue().controls.map(\.kind)
    }

    static func ids() async -> [String] {
        await instances().map(\.id)
    }

    static func actions(of words: [String]) async -> [String] {
        guard let placed = await instances().first(where: { words.contains($0.id) }),
            let store, let shown = try? await store.shown(of: placed.id)
        else { return [] }
        let targets = TapTargets(all: shown.targets(at: Date(), placed.family))
        return targets.all.filter(\.isEnabled).map { target in
            // Shells would take a label of several words for several names.
            let isWord = !target.label.isEmpty && !target.label.contains(where: \.isWhitespace)
            return isWord ? target.label : targets.shortID(of: target)
        }
    }

    static func parameters(of words: [String]) async -> [String] {
        await widget(among: words)?.parameters.map(\.name) ?? []
    }

    static func settings(of words: [String]) async -> [String] {
        await widget(among: words)?.parameters.flatMap { parameter in
            let values = parameter.type == .bool ? ["true", "false"] : parameter.choices.map(\.id)
            return (values.isEmpty ? [""] : values).map { "\(parameter.name)=\($0)" }
        } ?? []
    }

    /// The widget that one of the words names, by its kind or an id.
    private static func widget(among words: [String]) async -> InstalledWidget? {
        let placed = await instances().first { words.contains($0.id) }
        return await catalogue().widgets.first {
            $0.kind == placed?.kind || words.contains($0.kind)
        }
    }

    private static func catalogue() async -> Catalogue {
        let host = WidgetHost()
        let catalogue = await host.catalogue()
        await host.shutDown()
        return catalogue
    }

    private static func instances() async -> [WidgetInstance] {
        (try? await store?.instances()) ?? []
    }

    private static let store = HostConfiguration.standard().dataDirectory
        .map { InstanceStore(directory: $0) }
}
