import AppIntents
import CWidgetPlugin

/// The runner's request for the available values of a parameter; usable from any thread.
struct OptionsRequest: @unchecked Sendable {
    // Unchecked: the header allows every call on the pointer from any thread, for ever.
    private let out: UnsafeMutablePointer<widget_options>

    /// Lets a parameter's descriptor answer with `find`, which receives the current settings of all
    /// parameters.
    static func answer(
        by find: @escaping DeclaredParameter.FindOptions, with parameters: [DeclaredParameter],
        in descriptor: inout widget_parameter
    ) {
        let finder = Finder(find, parameters)
        // Never released: the runner may ask as long as the process lives.
        descriptor.options_context = Unmanaged.passRetained(finder).toOpaque()
        descriptor.find_options = { out, search in
            guard let out, let context = widget_options_context(out) else { return }
            let finder = Unmanaged<Finder>.fromOpaque(context).takeUnretainedValue()
            let search = search.map { String(cString: $0) } ?? ""
            OptionsRequest(out: out).answer(by: finder, search)
        }
    }

    private func answer(by finder: Finder, _ search: String) {
        let settings = finder.parameters.settings { widget_options_setting(out, $0, $1) }
        widget_options_defer(out)
        let task = Task {
            do {
                for section in try await finder.find(search, settings) { add(section) }
                await PluginContainer.keepWhatWasStored()
                widget_options_complete(out)
            } catch {
                await PluginContainer.keepWhatWasStored()
                widget_options_fail(out, IntentFailure.message(of: error))
            }
        }
        task.cancel(when: { widget_options_is_cancelled(out) })
    }

    private func add(_ section: _ValueSection) {
        // Without a title it is the rest, which no section is above.
        if let title = section.title { widget_options_section(out, title, section.subtitle) }
        for choice in section.choices {
            widget_options_add(
                out, choice.id, choice.title, choice.subtitle.isEmpty ? nil : choice.subtitle)
        }
    }

    private final class Finder: Sendable {
        let find: DeclaredParameter.FindOptions
        let parameters: [DeclaredParameter]

        init(_ find: @escaping DeclaredParameter.FindOptions, _ parameters: [DeclaredParameter]) {
            self.find = find
            self.parameters = parameters
        }
    }
}
