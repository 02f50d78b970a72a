import CWidgetPlugin
import Synchronization

/// A plugin's intents: those its entry registered, and those it lists when they are first needed.
///
/// Unchecked: the function is the plugin's, and only its main thread calls it.
final class IntentList: @unchecked Sendable {
    private enum State {
        case unlisted(IntentBook)
        case listing(IntentBook)
        case listed(IntentBook)
    }

    private let function: widget_intents?
    let log: PluginLog
    private let state: Mutex<State>

    /// - Parameters:
    ///   - registered: What the entry registered.
    ///   - function: Lists more.
    init(_ registered: IntentBook, and function: widget_intents?, log: PluginLog) {
        self.function = function
        self.log = log
        state = Mutex(function == nil ? .listed(registered) : .unlisted(registered))
    }

    /// The intents there are, before or after the plugin has listed all.
    var known: [Intent] {
        state.withLock { state in
            switch state {
            case .unlisted(let book), .listing(let book), .listed(let book): book.intents
            }
        }
    }

    /// Calls `body` with all intents, on the main thread.
    func list(on mainLoop: any MainLoop, _ body: @escaping @Sendable (IntentBook) -> Void) {
        mainLoop.perform { [self] in
            if let function, begin() {
                function(RegistryTable.make(self))
                end()
            }
            if let listed { body(listed) }
        }
    }

    private var listed: IntentBook? {
        state.withLock { state in
            if case .listed(let book) = state { book } else { nil }
        }
    }

    private func begin() -> Bool {
        state.withLock { state in
            guard case .unlisted(let book) = state else { return false }
            state = .listing(book)
            return true
        }
    }

    private func end() {
        state.withLock { state in
            if case .listing(let book) = state { state = .listed(book) }
        }
    }

    /// Adds to the list while it is made; what is unusable is left out.
    fileprivate func register(
        _ body: (inout IntentBook) throws(RegistrationProblem) -> Void
    ) -> Bool {
        do throws(RegistrationProblem) {
            return try state.withLock { (state) throws(RegistrationProblem) in
                guard case .listing(var book) = state else { return false }
                try body(&book)
                state = .listing(book)
                return true
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
