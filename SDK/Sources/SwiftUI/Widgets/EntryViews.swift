package import CWidgetPlugin

/// The views of an entry, which are recorded again while their actions ask for it.
package final class EntryViews: Sendable {
    private let content: @MainActor (ViewRecorder) -> Void
    @MainActor private var memory: ViewMemory?

    /// The views that `content` records.
    package init(_ content: @escaping @MainActor (ViewRecorder) -> Void) { self.content = content }

    /// Records the views, and requests another recording if actions have run.
    @MainActor
    package func record(
        _ view: UnsafeMutablePointer<widget_view>, _ environment: EnvironmentValues
    ) {
        let memory = memory?.next ?? ViewMemory()
        self.memory = memory
        content(ViewRecorder(view, environment: environment, memory: memory))
        memory.runActions(view)
    }
}
