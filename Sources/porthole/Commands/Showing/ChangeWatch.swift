import WidgetHost

/// Notices what makes a widget that is shown another one: what users do to it, in whatever program,
/// and what its plugin asks for.
///
/// All of it but the plugin's own words in this program is read in the store.
actor ChangeWatch {
    /// What is new; more than one thing may be.
    struct News {
        /// The plugin asks for the next timeline, when it is time for one.
        var isAsked = false
        /// The widget was pressed, which is answered at once.
        var isPressed = false
        /// It has been configured anew.
        var edited: WidgetInstance?
        /// It is not placed any more.
        var isRemoved = false
    }

    private let host: WidgetHost
    private let widget: InstalledWidget
    private let id: String?
    private var revision: Int
    private var last: WidgetChanges?
    private var isAsked = false

    /// Watches a placed widget as it was when it was read, or all widgets of one kind.
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

    /// What is new since this was called last; a store that cannot be read has nothing new.
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
