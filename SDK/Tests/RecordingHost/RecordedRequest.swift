package import CWidgetPlugin
package import Foundation

/// One request to a provider, and what it answered.
package final class RecordedRequest: @unchecked Sendable {
    // Unchecked: what the provider writes is read after `completed` was signalled.
    private let family: widget_family
    private let context: UnsafeMutableRawPointer?
    /// When it is asked.
    package let now: Date
    private let settings: [Int: widget_value]
    private let isPreview: Bool
    private let completed = DispatchSemaphore(value: 0)
    private var isDeferred = false
    private var reload = "at_end"

    /// What the provider added, in the order in which it did.
    package private(set) var entries: [widget_entry] = []
    /// The message of a provider that failed.
    package private(set) var failure: String?
    /// Why the provider cannot use what was set, by the index of the parameter.
    package private(set) var rejected: [Int: String] = [:]

    /// Prepares a request for one widget; `settings` are by the index of the parameter.
    package init(
        family: widget_family, context: UnsafeMutableRawPointer?, now: Date,
        settings: [Int: widget_value] = [:], isPreview: Bool = false
    ) {
        self.isPreview = isPreview
        self.settings = settings
        self.family = family
        self.context = context
        self.now = now
    }

    /// Calls a provider function on this thread and waits for its answer.
    package func ask(_ function: widget_function) {
        typealias Provider = @convention(c) (UnsafeMutablePointer<widget_timeline>) -> Void
        unsafeBitCast(function, to: Provider.self)(Table.lasting(Self.functions, self))
        if isDeferred { completed.wait() }
    }

    /// What the provider answered besides its entries.
    package var outcome: String { failure.map { "failed: \($0)" } ?? "reload \(reload)" }

    private typealias Table = FunctionTable<widget_timeline, RecordedRequest>

    private static let functions = widget_timeline(
        size: MemoryLayout<widget_timeline>.size,
        family: { Table.owner($0).family },
        display_size: { _ in widget_size(width: 158, height: 158) },
        is_preview: { Table.owner($0).isPreview },
        now: { Table.owner($0).now.timeIntervalSince1970 },
        context: { Table.owner($0).context },
        is_cancelled: { _ in false },
        add: { out, entry in if let entry { Table.owner(out).entries.append(entry.pointee) } },
        reload: { Table.owner($0).setReload($1, $2) },
        fail: { out, text, length in
            let bytes = UnsafeRawBufferPointer(start: text, count: length)
            Table.owner(out).complete(String(decoding: bytes, as: UTF8.self))
        },
        defer: { Table.owner($0).isDeferred = true },
        complete: { Table.owner($0).complete(nil) },
        setting: { out, index, value in
            guard let setting = Table.owner(out).settings[index] else { return false }
            value?.pointee = setting
            return true
        },
        reject_setting: { out, index, text, length in
            let bytes = UnsafeRawBufferPointer(start: text, count: length)
            Table.owner(out).rejected[index] = String(decoding: bytes, as: UTF8.self)
        })

    private func setReload(_ policy: widget_reload, _ date: Double) {
        reload =
            switch policy {
            case WIDGET_RELOAD_NEVER: "never"
            case WIDGET_RELOAD_AFTER:
                "after +\(AttributeText.number((date - now.timeIntervalSince1970).rounded()))"
            default: "at_end"
            }
    }

    private func complete(_ failure: String?) {
        self.failure = failure
        completed.signal()
    }
}
