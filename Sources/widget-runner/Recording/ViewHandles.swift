import CWidgetPlugin
import WidgetLayout
import WidgetWire

/// The `widget_view` handles that content functions record into.
///
/// Belongs to the plugin's main thread. A handle is valid during one call. Its memory is never freed, and is lent again only after many
/// others, so that a plugin which keeps the pointer too long finds a handle that is lent to nobody.
final class ViewHandles {
    /// How many handles are returned before the first of them is lent again.
    private static let rest = 256

    /// Views drawn for nobody see this environment.
    let fallback = RecordedEnvironment()
    /// What content functions of paths append to.
    let path = PathTable.make()
    /// The pictures views show.
    let images: ImageShelf
    /// Whether a plugin asked for what it records now to be recorded once more.
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

    /// Has `body` record into `builder` through a handle that is valid until it returns.
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

/// What a handle is lent for.
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
