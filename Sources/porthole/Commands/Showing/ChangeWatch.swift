import WidgetHost

/// Notices when a shown widget must be redrawn: presses, edits, removal, and reloads its plugin
/// asks for.
///
/// Changes by other programs are read from the store; reloads that the plugin's process in this
/// program asks for come from the host.
actor ChangeWatch {
    /// The changes since the last look; several may be set.
    struct News {
        /// The plugin asks for a reload, which may have to wait for the pace.
        var isAsked = false
        /// The widget was pressed, which calls for a reload at once.
        var isPressed = false
        /// The instance with its changed configuration.
        var edited: WidgetInstance?
        /// The widget is no longer placed.
        var isRemoved = false
    }

    private let host: WidgetHost
    private let widget: InstalledWidget
    private let id: String?
    private var revision: Int
    private var last: WidgetChanges?
    private var isAsked = false

    /// Watches a placed widget from the state in which it was read, or a kind.
    init(_ subject: Subject, in host: WidgetHost) {
        self.host = host
        widget = subject.widget
        id = subject.instance?.id
        revision = subject.instance?.revision ?? 0
    }

    /// Listens to the plugin until the task is cancelled or the host is shut down.
    func listen() async {
        for await reload in host.reloads
        where reload.subject == .timelines && reload.plugin == widget.plugin
            && reload.kind ?? widget.kind == widget.kind
        {
            isAsked = true
        }
    }

    /// The changes since the last call; none when the store cannot be read.
    func news() async -> News {
        var news = News(isAsked: isAsked)
        isAsked = false
        guard
            let now = try? await host.store?.changes(
                of: id, kind: widget.kind, plugin: widget.plugin)
        else { return news }
        if let last {
            news.isAsked = news.isAsked || now.reload > last.reload
            news.isPressed = now.presses > last.presses
        }
        last = now
        guard id != nil else { return news }
        guard let instance = now.instance else {
            news.isRemoved = true
            return news
        }
        if instance.revision != revision { news.edited = instance }
        revision = instance.revision
        return news
    }
}
