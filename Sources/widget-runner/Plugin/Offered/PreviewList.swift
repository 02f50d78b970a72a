import CWidgetPlugin
import Synchronization
import WidgetWire

/// A plugin's previews, which it lists when they are first needed.
///
/// Unchecked: the function is the plugin's, and only its main thread calls it.
final class PreviewList: Registrar, @unchecked Sendable {
    private let function: widget_previews?
    let occasion = "with the previews"
    let log: PluginLog
    private let previews = Mutex<ListedOnce<[Preview]>>(.unlisted([]))

    init(_ function: widget_previews?, log: PluginLog) {
        self.function = function
        self.log = log
    }

    /// Calls `body` with the previews, on the main thread.
    func list(on mainLoop: any MainLoop, _ body: @escaping @Sendable ([Preview]) -> Void) {
        mainLoop.perform { [self] in
            if previews.withLock({ $0.begin() }) {
                function?(RegistryTable.make(self))
                previews.withLock { $0.end() }
            }
            if let all = previews.withLock({ $0.all }) { body(all) }
        }
    }

    func add(_ description: UnsafePointer<widget_preview>) -> Bool {
        do throws(PreviewProblem) {
            let preview = try Preview(description)
            return try previews.withLock { (previews) throws(PreviewProblem) in
                try previews.add { (known) throws(PreviewProblem) in
                    guard known.count < ContractLimits.previews else {
                        throw .tooMany(limit: ContractLimits.previews)
                    }
                    let id = preview.provider.kind
                    guard !known.contains(where: { $0.provider.kind == id }) else {
                        throw .duplicateID(id)
                    }
                    known.append(preview)
                }
            }
        } catch {
            log.write(.warning, error.description)
            return false
        }
    }
}
