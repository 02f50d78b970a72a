import CWidgetPlugin
import Synchronization
import WidgetWire

/// One request to the plugin, until it is answered; for any thread.
final class ProviderRequest<Task: ProviderTask>: OpenRequest {
    let id: UInt64
    let task: Task
    let services: RequestServices
    private let arguments: Mutex<ProviderArguments?>
    private let lifecycle = Mutex(RequestLifecycle<Task.Draft>())

    /// Checks the values that the host gives.
    init(id: UInt64, task: Task, services: RequestServices) throws(RunnerError) {
        self.id = id
        self.task = task
        self.services = services
        let arguments = try ProviderArguments(
            task.values, for: task.parameters, of: task.declaration)
        self.arguments = Mutex(arguments)
    }

    /// Whether the plugin can stop working on it.
    var isUnwanted: Bool { lifecycle.withLock { $0.isUnwanted } }

    /// Whether the host has cancelled it.
    var isCancelled: Bool { lifecycle.withLock { $0.isCancelled } }

    /// Reads a parameter's value.
    ///
    /// - Returns: Whether the host has set it.
    func setting(at index: Int, into result: UnsafeMutablePointer<widget_value>?) -> Bool {
        guard let result else { return false }
        return arguments.withLock { $0 }?.setting(at: index, into: result) ?? false
    }

    /// Calls the plugin's function; provider thread.
    func provide() {
        guard lifecycle.withLock({ $0.begin(task.draft) }),
            let arguments = arguments.withLock({ $0 })
        else { return }
        let out = RequestHandle.make(self)
        // Keeps the strings until the function returns, in case another thread completes earlier.
        withExtendedLifetime(arguments) { task.call(out, arguments) }
        step { $0.returned() }
    }

    /// Cancels the request.
    func cancel() { step { $0.cancel() } }

    /// Changes the lifecycle and carries out the action that follows.
    func step(
        _ change: (inout RequestLifecycle<Task.Draft>) -> RequestLifecycle<Task.Draft>.Action
    ) {
        switch lifecycle.withLock({ change(&$0) }) {
        case .nothing, .drop: break
        case .deliver(let answer): task.deliver(answer, of: self)
        case .fail(let error, _): finish(.failure(error.failure))
        case .ignore(let reason):
            services.log.write(.warning, "Request \(id) for '\(task.declaration.name)': \(reason).")
        }
    }

    /// Sends the message that ends the answer.
    func finish(_ reply: RunnerMessage.OneOf_Reply) {
        lifecycle.withLock { $0.delivered() }
        arguments.withLock { $0 = nil }
        services.open.end(id)
        services.connection.answer(reply, to: id)
    }
}
