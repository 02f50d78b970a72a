import CWidgetPlugin
import Synchronization

/// A plugin's intents: those its entry registered, and those it lists when they are first needed.
///
/// Unchecked: the function is the plugin's, and only its main thread calls it.
final class IntentList: @unchecked Sendable {
    private let function: widget_intents?
    let log: PluginLog
    private let book: Mutex<ListedOnce<IntentBook>>

    /// - Parameters:
    ///   - registered: The intents and shortcuts that the entry registered.
    ///   - function: The plugin's function that lists more.
    init(_ registered: IntentBook, and function: widget_intents?, log: PluginLog) {
        self.function = function
        self.log = log
        book = Mutex(function == nil ? .listed(registered) : .unlisted(registered))
    }

    /// The intents known so far.
    var known: [Intent] { book.withLock { $0.known.intents } }

    /// Calls `body` with all intents, on the main thread.
    func list(on mainLoop: any MainLoop, _ body: @escaping @Sendable (IntentBook) -> Void) {
        mainLoop.perform { [self] in
            if let function, book.withLock({ $0.begin() }) {
                function(RegistryTable.make(self))
                book.withLock { $0.end() }
            }
            if let all = book.withLock({ $0.all }) { body(all) }
        }
    }

    /// Adds to the list while the plugin lists; invalid items are reported and left out.
    fileprivate func register(
        _ body: (inout IntentBook) throws(RegistrationProblem) -> Void
    ) -> Bool {
        do throws(RegistrationProblem) {
            return try book.withLock { (book) throws(RegistrationProblem) in
                try book.add(body)
            }
        } catch {
            log.write(.warning, "\(error) It is left out.")
            return false
        }
    }
}

extension IntentList: Registrar {
    var occasion: String { "with the intents" }

    func add(_ descriptor: UnsafePointer<widget_intent>) -> Bool {
        register { (book) throws(RegistrationProblem) in try book.add(descriptor) }
    }

    func add(_ descriptor: UnsafePointer<widget_shortcut>) -> Bool {
        register { (book) throws(RegistrationProblem) in try book.add(descriptor) }
    }
}
