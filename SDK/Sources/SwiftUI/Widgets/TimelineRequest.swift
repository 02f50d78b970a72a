package import AppIntents
package import CWidgetPlugin
package import Foundation

/// The runner's request to a provider, and its reply; usable from any thread.
package struct TimelineRequest: @unchecked Sendable {
    // Unchecked: the header allows every call on the pointer from any thread, for ever.
    private let out: UnsafeMutablePointer<widget_timeline>

    /// The request behind the header's pointer.
    package init(_ out: UnsafeMutablePointer<widget_timeline>) { self.out = out }

    /// The requested family.
    package var family: widget_family { widget_requested_family(out) }
    /// Whether the reply is for the gallery, which needs sample data.
    package var isPreview: Bool { widget_is_preview(out) }

    /// The date the request is made for.
    package var now: Date { Date(timeIntervalSince1970: widget_now(out)) }

    /// The size of the widget in points, margins included.
    package var displaySize: CGSize {
        let size = widget_display_size(out)
        return CGSize(width: size.width, height: size.height)
    }

    /// Returns the user's settings of a widget's parameters, by name.
    package func settings(of parameters: [DeclaredParameter]) -> [String: _StoredValue] {
        parameters.settings { widget_setting(out, $0, $1) }
    }

    /// Adds an entry; `content` is called on the main thread, once for each environment.
    package func add(
        date: Date, relevance: (score: Double, duration: Double),
        content: @escaping @MainActor (ViewRecorder) -> Void
    ) {
        let entryViews = EntryViews(content)
        let callback = Callback { (view: UnsafeMutablePointer<widget_view>) in
            entryViews.record(view, EnvironmentValues(of: view))
        }
        var entry = widget_entry(
            size: MemoryLayout<widget_entry>.size,
            date: date.timeIntervalSince1970,
            content: { view, context in
                guard let view else { return }
                Callback<UnsafeMutablePointer<widget_view>, Void>.call(context, view)
            },
            context: Unmanaged<AnyObject>.passRetained(callback).toOpaque(),
            release: releaseObject,
            relevance_score: relevance.score,
            relevance_duration: relevance.duration)
        widget_add(out, &entry)
    }

    /// Sets when to ask again; `date` is used for `WIDGET_RELOAD_AFTER` only.
    package func reload(_ policy: widget_reload, _ date: Date = .distantPast) {
        out.pointee.reload(out, policy, date.timeIntervalSince1970)
    }

    /// Reports to the user that a parameter's value is no longer valid, with the reason.
    package func reject(_ name: String, of parameters: [DeclaredParameter], _ reason: String) {
        guard let index = parameters.firstIndex(where: { $0.name == name }) else { return }
        widget_reject_setting(out, index, reason)
    }

    /// Completes the request with an error that the user will read.
    package func fail(_ message: String) { widget_fail(out, message) }

    /// Keeps the request open until the completion is called; on the provider thread.
    package func `defer`(waitingFor function: String) -> TimelineCompletion {
        widget_defer(out)
        return TimelineCompletion(request: self, function: function)
    }

    func complete() { widget_complete(out) }
}

extension EnvironmentValues {
    init(of view: UnsafeMutablePointer<widget_view>) {
        self.init(widget_view_environment(view).pointee)
    }
}
