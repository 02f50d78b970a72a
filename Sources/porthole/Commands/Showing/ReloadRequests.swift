import WidgetHost

/// Whether a plugin has asked for a widget's next timeline.
actor ReloadRequests {
    private var isAsked = false

    /// Listens until the task is cancelled or the host is shut down.
    func listen(to host: WidgetHost, for kind: String, of plugin: String) async {
        for await reload in host.reloads
        where !reload.ofControls && reload.plugin == plugin && reload.kind ?? kind == kind {
            isAsked = true
        }
    }

    /// Whether it has since this was called last.
    func take() -> Bool {
        defer { isAsked = false }
        return isAsked
    }
}
