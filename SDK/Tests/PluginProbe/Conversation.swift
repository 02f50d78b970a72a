import CWidgetPlugin
import Foundation
import RecordingHost

/// Asks a plugin what a command says, and prints the answers.
final class Conversation: @unchecked Sendable {
    // Unchecked: set before the provider thread starts, and only read by it.
    private let plugin: LoadedPlugin
    private let loop: widget_main_loop
    private let settings: [String: String]

    /// `settings` are given to each widget or intent that has parameters of their names.
    init(_ plugin: LoadedPlugin, _ loop: widget_main_loop, _ settings: [String: String]) {
        self.plugin = plugin
        self.loop = loop
        self.settings = settings
    }

    /// Runs on the provider thread; stops the main loop at the end.
    func hold(_ command: [String]) {
        plugin.placeEverything(settings)
        switch command.first {
        case nil: askWidgets()
        case "intents": plugin.printIntents()
        case "previews": askPreviews()
        case "perform", "cancel":
            plugin.perform(
                command.last ?? "", settings, isCancelled: command.first == "cancel")
        case "control": askControl(command.last ?? "")
        case "options": plugin.printOptions(Array(command.dropFirst()), settings)
        case "kill":
            plugin.perform(command.last ?? "", settings, isCancelled: false)
            fflush(nil)
            kill(getpid(), SIGKILL)
        default: print("unknown command \(command)")
        }
        loop.stop(loop.context)
    }

    /// Asks each widget for its placeholder, snapshot and timeline.
    private func askWidgets() {
        for widget in plugin.widgets {
            let descriptor = widget.descriptor
            ask(widget, "placeholder", descriptor.placeholder, WIDGET_REDACT_PLACEHOLDER.rawValue)
            ask(widget, "snapshot", descriptor.snapshot, 0)
            ask(widget, "timeline", descriptor.timeline, 0)
        }
    }

    private func ask(
        _ widget: LoadedPlugin.Widget, _ purpose: String, _ function: widget_function?,
        _ redaction: UInt32
    ) {
        guard let function else { return }
        let family = widget.descriptor.families & ~(widget.descriptor.families - 1)
        let request = RecordedRequest(
            family: family, context: widget.descriptor.context, now: Date(),
            settings: widget.parameters.values(of: settings))
        request.ask(function)
        print("\(purpose) \(widget.kind): \(request.outcome)")
        for (index, reason) in request.rejected.sorted(by: { $0.key < $1.key }) {
            print("  rejected \(widget.parameters[index].name): \(reason)")
        }
        printEntries(of: request, family, redaction)
    }

    /// Asks each preview for its entries.
    private func askPreviews() {
        for (name, preview) in plugin.previews {
            guard let entries = preview.entries else { continue }
            let request = RecordedRequest(
                family: preview.families, context: preview.context, now: Date())
            request.ask(unsafeBitCast(entries, to: widget_function.self))
            print("preview \(name): \(request.outcome)")
            printEntries(of: request, preview.families, 0)
        }
    }

    /// Asks a control what it shows, for a gallery too.
    private func askControl(_ kind: String) {
        guard let control = plugin.controls.first(where: { $0.kind == kind }),
            let show = control.descriptor.show
        else { return print("no control \(kind)") }
        for isPreview in [true, false] {
            let request = RecordedRequest(
                family: 0, context: control.descriptor.context, now: Date(),
                settings: control.parameters.values(of: settings), isPreview: isPreview)
            request.ask(show)
            print("\(isPreview ? "preview" : "value"): \(request.failure ?? "shown")")
            for (index, reason) in request.rejected.sorted(by: { $0.key < $1.key }) {
                print("  rejected \(control.parameters[index].name): \(reason)")
            }
            printEntries(of: request, 0, 0)
        }
    }

    private func printEntries(
        of request: RecordedRequest, _ family: widget_family, _ redaction: UInt32
    ) {
        for entry in request.entries {
            let seconds = Int((entry.date - request.now.timeIntervalSince1970).rounded())
            print("  entry +\(seconds) relevance \(entry.relevance_score)")
            let tree = onMainThread { self.tree(entry, family, redaction, request.now) }
            print(tree.indented(by: 4))
            entry.release?(entry.context)
        }
    }

    private func tree(
        _ entry: widget_entry, _ family: widget_family, _ redaction: UInt32, _ now: Date
    ) -> String {
        "en_US".withCString { locale in
            "UTC".withCString { timeZone in
                var environment = widget_environment()
                environment.size = MemoryLayout<widget_environment>.size
                environment.family = family
                environment.width = 158
                environment.height = 158
                environment.scale = 2
                environment.color_scheme = WIDGET_DARK
                environment.rendering_mode = WIDGET_FULL_COLOR
                environment.text_size = WIDGET_TEXT_LARGE
                environment.redaction = redaction
                environment.shows_background = true
                environment.locale = locale
                environment.time_zone = timeZone
                return TreeRecorder.text(environment: environment, epoch: now) { view in
                    entry.content(view, entry.context)
                }
            }
        }
    }

    /// Calls `body` through the plugin's main loop and waits for it.
    private func onMainThread(_ body: @escaping () -> String) -> String {
        let task = MainThreadTask(body)
        loop.perform(
            loop.context,
            { argument in
                guard let argument else { return }
                Unmanaged<MainThreadTask>.fromOpaque(argument).takeUnretainedValue().run()
            }, Unmanaged.passUnretained(task).toOpaque())
        return task.wait()
    }
}

/// A closure that one thread hands to another, and its result.
private final class MainThreadTask: @unchecked Sendable {
    private let body: () -> String
    private var result = ""
    private let done = DispatchSemaphore(value: 0)

    init(_ body: @escaping () -> String) { self.body = body }

    func run() {
        result = body()
        done.signal()
    }

    func wait() -> String {
        done.wait()
        return result
    }
}

extension String {
    fileprivate func indented(by count: Int) -> String {
        split(separator: "\n").map { String(repeating: " ", count: count) + $0 }
            .joined(separator: "\n")
    }
}
