import ArgumentParser
import WidgetHost

extension CompletionKind {
    /// Completes a widget's kind with those that are installed.
    static let kinds = CompletionKind.custom { _, _, prefix in
        let host = WidgetHost()
        let kinds = await host.catalogue().widgets.map(\.kind)
        await host.shutDown()
        return kinds.filter { $0.hasPrefix(prefix) }
    }
}
