import CWidgetPlugin
import WidgetWire

extension PerformTask {
    /// The longest message of an intent, in bytes; a longer one is cut.
    private static let wordLimit = 16 * 1024

    static var table: widget_result {
        widget_result(
            size: MemoryLayout<widget_result>.size,
            context: { out in out?.request.task.intent.context },
            now: { out in out?.request.task.now ?? 0 },
            is_cancelled: { out in out?.request.isUnwanted ?? true },
            setting: { out, index, value in
                out?.request.setting(at: index, into: value) ?? false
            },
            say: { out, bytes, length in
                let words = String(plugin: bytes, length: length, limit: PerformTask.wordLimit)
                out?.request.note("words were said") { $0.say(words) }
            },
            open_url: { out, bytes, length in
                // One byte more than the limit, so that a longer URL is refused instead of cut.
                let url = String(plugin: bytes, length: length, limit: OpenableURL.byteLimit + 1)
                out?.request.note("a URL was to be opened") { $0.open(url) }
            },
            fail: { out, bytes, length in out?.request.fail(bytes, length) },
            defer: { out in out?.request.step { $0.deferCompletion() } },
            complete: { out in out?.request.step { $0.complete() } })
    }
}

extension ProviderRequest<PerformTask> {
    /// Notes a part of the outcome.
    fileprivate func note(_ what: String, _ change: (inout OutcomeDraft) -> Void) {
        step {
            $0.note(what) { draft in
                change(&draft)
                return nil
            }
        }
    }
}

extension UnsafePointer<widget_result> {
    /// The request behind a handle.
    fileprivate var request: ProviderRequest<PerformTask> { RequestHandle.request(self) }
}

extension UnsafeMutablePointer<widget_result> {
    /// The request behind a handle.
    fileprivate var request: ProviderRequest<PerformTask> { RequestHandle.request(self) }
}
