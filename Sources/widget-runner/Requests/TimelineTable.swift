import CWidgetPlugin
import WidgetWire

/// A request as the C struct the header promises, which is its first field; never freed.
struct TimelineTable {
    /// The longest message of a failure, in bytes.
    private static let messageLimit = 16 * 1024

    private let table: widget_timeline
    fileprivate let request: Unmanaged<ProviderRequest>

    static func make(_ request: ProviderRequest) -> UnsafeMutablePointer<widget_timeline> {
        let out = UnsafeMutablePointer<TimelineTable>.allocate(capacity: 1)
        out.initialize(to: TimelineTable(table: functions, request: .passRetained(request)))
        return UnsafeMutableRawPointer(out).assumingMemoryBound(to: widget_timeline.self)
    }

    private static var functions: widget_timeline {
        widget_timeline(
            size: MemoryLayout<widget_timeline>.size,
            family: { out in out?.request.message.family.bit ?? 0 },
            display_size: { out in
                let environment = out?.request.message.environments.first
                return widget_size(
                    width: environment?.width ?? 0, height: environment?.height ?? 0)
            },
            is_preview: { out in out?.request.message.isPreview ?? false },
            now: { out in out?.request.message.now ?? 0 },
            context: { out in out?.request.widget.context },
            is_cancelled: { out in out?.request.isUnwanted ?? true },
            add: { out, entry in
                guard let out, let entry else { return }
                TimelineTable.add(entry, to: out.request)
            },
            reload: { out, policy, date in
                out?.request.step { $0.setReload(policy, date: date) }
            },
            fail: { out, bytes, length in
                let message = text(bytes, length: length, limit: TimelineTable.messageLimit)
                out?.request.step { $0.fail(message) }
            },
            defer: { out in out?.request.step { $0.deferCompletion() } },
            complete: { out in out?.request.step { $0.complete() } },
            setting: { out, index, value in
                guard let out, let value else { return false }
                return out.request.setting(at: index, into: value)
            },
            reject_setting: { _, _, _, _ in })
    }

    private static func add(
        _ description: UnsafePointer<widget_entry>, to request: ProviderRequest
    ) {
        guard let entry = PluginEntry(description) else {
            return request.services.log.write(
                .warning,
                "An entry of '\(request.widget.kind)' has no content, or a date outside of the years 1 to 9999,"
                    + " and is left out.")
        }
        request.step { $0.add(entry) }
    }
}

extension UnsafePointer<widget_timeline> {
    /// The request behind a handle.
    fileprivate var request: ProviderRequest {
        UnsafeRawPointer(self).assumingMemoryBound(to: TimelineTable.self)
            .pointee.request.takeUnretainedValue()
    }
}

extension UnsafeMutablePointer<widget_timeline> {
    /// The request behind a handle.
    fileprivate var request: ProviderRequest { UnsafePointer(self).request }
}
