import Synchronization

/// The requests that wait for their answers, for any thread.
final class OpenRequests: Sendable {
    private enum Stage {
        /// The plugin is yet to say what there is to ask.
        case preparing
        case asked(any OpenRequest)
    }

    private let stages = Mutex<[UInt64: Stage]>([:])

    /// Notes that an answer is due.
    func begin(_ id: UInt64) throws(RunnerError) {
        let isNew = stages.withLock { stages in
            if stages[id] != nil { return false }
            stages[id] = .preparing
            return true
        }
        guard isNew else { throw .badRequest("Request \(id) is still open; use a new id.") }
    }

    /// Notes who asks the plugin; answers false when the host has cancelled it meanwhile.
    func ask(_ request: any OpenRequest, _ id: UInt64) -> Bool {
        stages.withLock { stages in
            guard stages[id] != nil else { return false }
            stages[id] = .asked(request)
            return true
        }
    }

    /// The answer is about to be sent; answers false when it was before.
    @discardableResult
    func end(_ id: UInt64) -> Bool {
        stages.withLock { $0.removeValue(forKey: id) != nil }
    }

    /// The host does not want the answer any more; answers whether the caller has to confirm that.
    func cancel(_ id: UInt64) -> Bool {
        let stage = stages.withLock { stages in
            if case .preparing = stages[id] { return stages.removeValue(forKey: id) }
            return stages[id]
        }
        switch stage {
        case .preparing: return true
        case .asked(let request): request.cancel()
        case nil: break
        }
        return false
    }
}

/// A request that waits for its answer, whatever it asks.
protocol OpenRequest: AnyObject, Sendable {
    /// Calls the plugin's function; provider thread.
    func provide()
    /// The host no longer wants the answer.
    func cancel()
}
