import CWidgetPlugin
import Glibc
import WidgetWire

extension OptionsTask {
    static var table: widget_options {
        widget_options(
            size: MemoryLayout<widget_options>.size,
            context: { out in out?.request.task.parameter.optionsContext },
            is_cancelled: { out in out?.request.isUnwanted ?? true },
            setting: { out, index, value in
                out?.request.setting(at: index, into: value) ?? false
            },
            section: { out, title, subtitle in
                var section = OptionsSection()
                section.title = OptionsTask.label(title) ?? ""
                section.subtitle = OptionsTask.label(subtitle) ?? ""
                out?.request.note("a section was begun") { draft in
                    draft.begin(section)
                    return nil
                }
            },
            add: { out, description in
                guard let out, let description else { return }
                let choice = OptionsTask.choice(copySized(description, into: widget_choice()))
                out.request.note("a value was added") { $0.add(choice) }
            },
            fail: { out, bytes, length in out?.request.fail(bytes, length) },
            defer: { out in out?.request.step { $0.deferCompletion() } },
            complete: { out in out?.request.step { $0.complete() } })
    }

    private static func choice(_ raw: widget_choice) -> Choice {
        var choice = Choice()
        choice.id = identifier(raw.id)
        choice.title = OptionsTask.label(raw.title) ?? choice.id
        choice.subtitle = OptionsTask.label(raw.subtitle) ?? ""
        return choice
    }

    /// The id; empty when it is too long, since a part of it would be another id.
    private static func identifier(_ string: UnsafePointer<CChar>?) -> String {
        let limit = 4_096
        guard let string, strnlen(string, limit + 1) <= limit else { return "" }
        return String(cString: string)
    }

    /// The beginning of a text to show; nil for NULL.
    private static func label(_ string: UnsafePointer<CChar>?) -> String? {
        let limit = 1_024
        return string.map { String(plugin: $0, length: strnlen($0, limit), limit: limit) }
    }
}

extension ProviderRequest<OptionsTask> {
    /// Notes values that the plugin has found.
    fileprivate func note(_ what: String, _ change: (inout OptionsDraft) -> String?) {
        step { $0.note(what, change) }
    }
}

extension UnsafePointer<widget_options> {
    /// The request behind a handle.
    fileprivate var request: ProviderRequest<OptionsTask> { RequestHandle.request(self) }
}

extension UnsafeMutablePointer<widget_options> {
    /// The request behind a handle.
    fileprivate var request: ProviderRequest<OptionsTask> { RequestHandle.request(self) }
}
