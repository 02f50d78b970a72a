import CWidgetPlugin
import WidgetWire

extension TimelineTask {
    /// The longest message about a setting, in bytes.
    private static let rejectionLimit = 1_024

    static var table: widget_timeline {
        widget_timeline(
            size: MemoryLayout<widget_timeline>.size,
            family: { out in out?.request.task.message.family.bit ?? 0 },
            display_size: { out in
                let environment = out?.request.task.message.environments.first
                return widget_size(
                    width: environment?.width ?? 0, height: environment?.height ?? 0)
            },
            is_preview: { out in out?.request.task.message.isPreview ?? false },
            now: { out in out?.request.task.message.now ?? 0 },
            context: { out in out?.request.task.provider.context },
            is_cancelled: { out in out?.request.isUnwanted ?? true },
            add: { out, entry in
                guard let out, let entry else { return }
                TimelineTask.add(entry, to: out.request)
            },
            reload: { out, policy, date in
                out?.request.step {
                    $0.note("a reload policy was set") { $0.setReload(policy, date: date) }
                }
            },
            fail: { out, bytes, length in out?.request.fail(bytes, length) },
            defer: { out in out?.request.step { $0.deferCompletion() } },
            complete: { out in out?.request.step { $0.complete() } },
            setting: { out, index, value in
                out?.request.setting(at: index, into: value) ?? false
            },
            reject_setting: { out, index, bytes, length in
                guard let out else { return }
                let words = String(
                    plugin: bytes, length: length, limit: TimelineTask.rejectionLimit)
                TimelineTask.reject(index, words, of: out.request)
            })
    }

    private static func add(
        _ description: UnsafePointer<widget_entry>, to request: ProviderRequest<Self>
    ) {
        guard let entry = PluginEntry(description) else {
            return request.services.log.write(
                .warning,
                "An entry of '\(request.task.declaration.name)' has no content, or a date outside of "
                    + "the years 1 to 9999, and is left out.")
        }
        request.step {
            $0.note("an entry was added") { $0.add(entry) }
        }
    }

    private static func reject(_ index: Int, _ words: String, of request: ProviderRequest<Self>) {
        let parameters = request.task.provider.parameters
        request.step {
            $0.note("a setting was rejected") { draft in
                guard parameters.indices.contains(index) else {
                    return "there is no parameter \(index) whose setting could be rejected"
                }
                draft.reject(parameters[index].name, words)
                return nil
            }
        }
    }
}

extension UnsafePointer<widget_timeline> {
    /// The request behind a handle.
    fileprivate var request: ProviderRequest<TimelineTask> { RequestHandle.request(self) }
}

extension UnsafeMutablePointer<widget_timeline> {
    /// The request behind a handle.
    fileprivate var request: ProviderRequest<TimelineTask> { RequestHandle.request(self) }
}
