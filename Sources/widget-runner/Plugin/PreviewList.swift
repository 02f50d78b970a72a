import CWidgetPlugin
import Synchronization

/// A plugin's previews, listed by it when they are first asked for.
///
/// Unchecked: the function is the plugin's, and only its main thread calls it.
final class PreviewList: @unchecked Sendable {
    /// The most previews a plugin may have.
    private static let limit = 1000

    private let function: widget_previews?
    private let log: PluginLog
    private let listed = Mutex<[Preview]?>(nil)

    init(_ function: widget_previews?, log: PluginLog) {
        self.function = function
        self.log = log
    }

    /// Calls `body` with the previews, on the main thread.
    func list(on mainLoop: any MainLoop, _ body: @escaping @Sendable ([Preview]) -> Void) {
        mainLoop.perform { [self] in
            if let previews = listed.withLock({ $0 }) { return body(previews) }
            listed.withLock { $0 = [] }
            function?(PreviewRegistry.make(self))
            body(listed.withLock { $0 ?? [] })
        }
    }

    fileprivate func add(_ description: UnsafePointer<widget_preview>) -> Bool {
        do throws(PreviewProblem) {
            let preview = try Preview(description)
            try listed.withLock { (previews) throws(PreviewProblem) in
                var known = previews ?? []
                guard known.count < Self.limit else { throw .tooMany(limit: Self.limit) }
                guard !known.contains(where: { $0.widget.kind == preview.widget.kind }) else {
                    throw .duplicateID(preview.widget.kind)
                }
                known.append(preview)
                previews = known
            }
            return true
        } catch {
            log.write(.warning, error.description)
            return false
        }
    }
}

/// The registry that lists previews, as the C struct the header promises; never freed.
private struct PreviewRegistry {
    private let table: widget_registry
    private let list: Unmanaged<PreviewList>

    static func make(_ list: PreviewList) -> UnsafeMutablePointer<widget_registry> {
        let table = widget_registry(
            size: MemoryLayout<widget_registry>.size,
            add_widget: { _, _ in false }, set_main_loop: { _, _ in }, set_previews: { _, _ in },
            add_preview: { registry, description in
                guard let registry, let description else { return false }
                return UnsafeRawPointer(registry).assumingMemoryBound(to: PreviewRegistry.self)
                    .pointee.list.takeUnretainedValue().add(description)
            },
            add_activity: { _, _ in false }, add_control: { _, _ in false },
            add_intent: { _, _ in false }, add_shortcut: { _, _ in false },
            set_intents: { _, _ in })
        let registry = UnsafeMutablePointer<PreviewRegistry>.allocate(capacity: 1)
        registry.initialize(to: PreviewRegistry(table: table, list: .passRetained(list)))
        return UnsafeMutableRawPointer(registry).assumingMemoryBound(to: widget_registry.self)
    }
}
