package import CWidgetPlugin
import Foundation
import Synchronization

/// One performance of an intent, and what came of it.
package final class RecordedPerformance: @unchecked Sendable {
    // Unchecked: what the plugin writes is read after its answer was complete.
    private let intent: LoadedPlugin.Intent
    private let settings: [Int: widget_value]
    private let answer = Answer()
    private let cancelled = Atomic(false)
    private var lines: [String] = []

    /// Prepares a performance; `settings` are by the index of the parameter.
    package init(_ intent: LoadedPlugin.Intent, settings: [Int: widget_value]) {
        self.intent = intent
        self.settings = settings
    }

    /// Performs the intent on this thread and waits for what it says, opens or fails with.
    package func outcome() -> [String] {
        typealias Perform = @convention(c) (UnsafeMutablePointer<widget_result>) -> Void
        unsafeBitCast(intent.descriptor.perform, to: Perform.self)(
            Table.lasting(Self.functions, self))
        answer.wait()
        return lines + [answer.failure.map { "failed: \($0)" } ?? "done"]
    }

    /// Tells the plugin that nobody waits any longer.
    package func cancel() { cancelled.store(true, ordering: .relaxed) }

    private typealias Table = FunctionTable<widget_result, RecordedPerformance>

    private static let functions = widget_result(
        size: MemoryLayout<widget_result>.size,
        context: { Table.owner($0).intent.descriptor.context },
        now: { _ in Date().timeIntervalSince1970 },
        is_cancelled: { Table.owner($0).cancelled.load(ordering: .relaxed) },
        setting: { out, index, value in
            guard let setting = Table.owner(out).settings[index] else { return false }
            value?.pointee = setting
            return true
        },
        say: { Table.owner($0).lines.append("says \(Answer.text($1, $2))") },
        open_url: { Table.owner($0).lines.append("opens \(Answer.text($1, $2))") },
        fail: { Table.owner($0).answer.fail($1, $2) },
        defer: { Table.owner($0).answer.defer() },
        complete: { Table.owner($0).answer.complete() })
}
