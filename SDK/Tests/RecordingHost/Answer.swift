import CWidgetPlugin
import Foundation

/// Whether a plugin's function is done, for the thread that asked it.
///
/// What the plugin writes before it completes is read after.
final class Answer: @unchecked Sendable {
    // Unchecked: written by the plugin before `completed` is signalled, or on the asking thread.
    private let completed = DispatchSemaphore(value: 0)
    private var isDeferred = false
    /// The message of a function that failed.
    private(set) var failure: String?

    /// Keeps it open after the function returned.
    func `defer`() { isDeferred = true }

    /// Ends it.
    func complete() { completed.signal() }

    /// Ends it with an error.
    func fail(_ text: UnsafePointer<CChar>?, _ length: Int) {
        failure = Self.text(text, length)
        completed.signal()
    }

    /// Waits until it is ended, if it was kept open.
    func wait() {
        if isDeferred { completed.wait() }
    }

    /// A text that a plugin passed.
    static func text(_ text: UnsafePointer<CChar>?, _ length: Int) -> String {
        String(decoding: UnsafeRawBufferPointer(start: text, count: length), as: UTF8.self)
    }
}
