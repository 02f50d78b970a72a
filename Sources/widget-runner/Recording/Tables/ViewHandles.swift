import CWidgetPlugin
import WidgetLayout
import WidgetWire

/// The `widget_view` handles that content functions record into.
///
/// Belongs to the plugin's main thread. A handle is valid during one call. Its memory is never
/// freed, and is lent again only after many others, so that a plugin that keeps the pointer too
/// long finds a handle that is not lent.
final class ViewHandles {
    /// How many handles are returned before the first of them is lent again.
    private static let rest = 256

    /// The environment for views that are not being drawn.
    let fallback = RecordedEnvironment()
    /// The path that content functions of paths append to.
    let path = PathTable.make()
    /// The pictures that views show.
    let images: ImageShelf
    /// Whether the plugin asked for the present recording to be repeated.
    var isRecordedAgain = false
    private let log: PluginLog
    private var returned: [UnsafeMutablePointer<ViewTable>] = []
    private var oldest = 0

    init(log: PluginLog) {
        self.log = log
        images = ImageShelf(log: log)
    }

    /// Logs a plugin's mistake.
    func report(_ sentence: String) { log.write(.warning, sentence) }

    /// Makes `body` record into `builder` through a handle that is valid until it returns.
    func lend(
        _ builder: ViewTreeBuilder, _ environment: RecordedEnvironment,
        _ body: (UnsafeMutablePointer<widget_view>) -> Void
    ) {
        let handle = take()
        handle.pointee.recording = ViewRecording(builder, environment, self)
        body(UnsafeMutableRawPointer(handle).assumingMemoryBound(to: widget_view.self))
        handle.pointee.recording = nil
        putBack(handle)
    }

    private func take() -> UnsafeMutablePointer<ViewTable> {
        guard returned.count - oldest > Self.rest else { return ViewTable.make(self) }
        oldest += 1
        let handle = returned[oldest - 1]
        if oldest > Self.rest {
            returned.removeFirst(oldest)
            oldest = 0
        }
        return handle
    }

    private func putBack(_ handle: UnsafeMutablePointer<ViewTable>) {
        returned.append(handle)
    }
}

/// The recording that a handle is lent for.
final class ViewRecording {
    let builder: ViewTreeBuilder
    let environment: RecordedEnvironment
    let handles: ViewHandles

    init(_ builder: ViewTreeBuilder, _ environment: RecordedEnvironment, _ handles: ViewHandles) {
        self.builder = builder
        self.environment = environment
        self.handles = handles
    }
}
