import CWidgetPlugin
import Synchronization

/// A plugin's previews, listed by it when they are first asked for.
///
/// Unchecked: the function is the plugin's, and only its main thread calls it.
final class PreviewList: Registrar, @unchecked Sendable {
    /// The most previews a plugin may have.
    private static let limit = 1000

    private let function: widget_previews?
    let occasion = "with the previews"
    let log: PluginLog
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
            function?(RegistryTable.make(self))
            body(listed.withLock { $0 ?? [] })
        }
    }

    func add(_ description: UnsafePointer<widget_preview>) -> Bool {
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
