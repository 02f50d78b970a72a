import ArgumentParser
import Foundation
import WidgetHost

extension CompletionKind {
    /// Completes the kind of an installed widget.
    static let widgetKinds = names { await InstalledNames.widgetKinds($0) }

    /// Completes the id of a placed widget.
    static let ids = names { _ in await InstalledNames.ids() }

    /// Completes the id of a placed widget, or the kind of a widget or a control.
    static let subjects = names { await InstalledNames.ids() + InstalledNames.kinds($0) }

    /// Completes the kind of a control.
    static let controls = names { await InstalledNames.controls($0) }

    /// Completes the id of a placed widget, or the kind of a control.
    static let pressable = names { await InstalledNames.ids() + InstalledNames.controls($0) }

    /// Completes the actions of the placed widget on the command line, as it was shown last.
    static let actions = names { await InstalledNames.actions(of: $0) }

    /// Completes a parameter of the widget or control on the command line.
    static let parameters = names { await InstalledNames.parameters(of: $0) }

    /// Completes the start of `NAME=VALUE`, including the choices of the parameter if it has any.
    static let settings = names { await InstalledNames.settings(of: $0) }

    /// Completes with the names that `known` returns for the words of the command line.
    private static func names(
        _ known: @escaping @Sendable ([String]) async -> [String]
    ) -> CompletionKind {
        .custom { words, _, prefix in
            await known(words).filter { $0.hasPrefix(prefix) && $0.isPlainWord }
        }
    }
}

extension String {
    /// Whether any shell takes the text as one plain word.
    ///
    /// Plugins choose names, and bash expands completions: it would run commands in them. Scalar by
    /// scalar, because a mark may join a character that is not plain.
    fileprivate var isPlainWord: Bool {
        guard let first = unicodeScalars.first else { return false }
        return (first.isPlain || "_./".unicodeScalars.contains(first))
            && unicodeScalars.allSatisfy {
                $0.isPlain || "_./-+:@=,%".unicodeScalars.contains($0)
            }
    }
}

extension Unicode.Scalar {
    /// Whether it is a letter, a mark or a number.
    fileprivate var isPlain: Bool {
        properties.isAlphabetic || properties.numericType != nil
            || properties.canonicalCombiningClass != .notReordered
    }
}

/// The names that shells complete with.
private enum InstalledNames {
    static func widgetKinds(_ words: [String]) async -> [String] {
        await catalogue(words).widgets.map(\.kind)
    }

    static func kinds(_ words: [String]) async -> [String] {
        let catalogue = await catalogue(words)
        return catalogue.widgets.map(\.kind) + catalogue.controls.map(\.kind)
    }

    static func controls(_ words: [String]) async -> [String] {
        await catalogue(words).controls.map(\.kind)
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
            target.label.isPlainWord ? target.label : targets.shortID(of: target)
        }
    }

    static func parameters(of words: [String]) async -> [String] {
        await subjectParameters(among: words).map(\.name)
    }

    static func settings(of words: [String]) async -> [String] {
        await subjectParameters(among: words).flatMap { parameter in
            let values = parameter.type == .bool ? ["true", "false"] : parameter.choices.map(\.id)
            return (values.isEmpty ? [""] : values).map { "\(parameter.name)=\($0)" }
        }
    }

    /// The parameters of the widget or control that one of the words names by kind or id.
    private static func subjectParameters(among words: [String]) async -> [WidgetParameter] {
        let placed = await instances().first { words.contains($0.id) }
        let catalogue = await catalogue(words)
        let widget = catalogue.widgets.first {
            $0.kind == placed?.kind || words.contains($0.kind)
        }
        return widget?.parameters
            ?? catalogue.controls.first { words.contains($0.kind) }?.parameters ?? []
    }

    /// What is remembered of the plugin directories on the command line: a shell that completes
    /// waits for no plugin.
    private static func catalogue(_ words: [String]) async -> Catalogue {
        let host = WidgetHost(
            configuration: .standard(plugins: PluginOptions.directories(among: words)))
        return await host.rememberedCatalogue()
    }

    private static func instances() async -> [WidgetInstance] {
        (try? await store?.instances()) ?? []
    }

    private static let store = HostConfiguration.standard().dataDirectory
        .map { InstanceStore(directory: $0) }
}
