import Dispatch

/// Runs what works on a context.
public protocol ModelExecutor: Executor {
    /// The context.
    var modelContext: ModelContext { get }
}

/// Runs what works on a context, one after another.
public protocol SerialModelExecutor: ModelExecutor, SerialExecutor {}

/// Runs what works on a context, one after another on a queue of its own.
public final class DefaultSerialModelExecutor: SerialModelExecutor, @unchecked Sendable {
    // Unchecked but sound: the context is only for what runs on the queue.
    /// The context.
    public let modelContext: ModelContext
    private let queue = DispatchQueue(label: "SwiftData.DefaultSerialModelExecutor")

    /// Runs what works on a context.
    public init(modelContext: ModelContext) { self.modelContext = modelContext }

    /// Runs a job when those before it are done.
    public func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
    }

    /// The executor as the runtime refers to it.
    public func asUnownedSerialExecutor() -> UnownedSerialExecutor {
        UnownedSerialExecutor(ordinary: self)
    }
}

/// An actor with a context of its own, as `@ModelActor` makes actors.
public protocol ModelActor: Actor {
    /// The store.
    nonisolated var modelContainer: ModelContainer { get }
    /// What has the actor's context.
    nonisolated var modelExecutor: any ModelExecutor { get }
}

extension ModelActor {
    /// Runs the actor's methods where its context is.
    nonisolated public var unownedExecutor: UnownedSerialExecutor {
        guard let serial = modelExecutor as? any SerialExecutor else {
            fatalError("The executor of \(Self.self) is not a SerialModelExecutor.")
        }
        return serial.asUnownedSerialExecutor()
    }

    /// The actor's context.
    public var modelContext: ModelContext { modelExecutor.modelContext }

    /// The object of a name; nil when the store has none of that class.
    public subscript<T: PersistentModel>(id: PersistentIdentifier, as type: T.Type) -> T? {
        modelContext.registeredModel(for: id)
    }
}
