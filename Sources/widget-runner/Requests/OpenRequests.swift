import Synchronization

/// The requests that wait for their answers, for any thread.
final class OpenRequests: Sendable {
    private enum Stage {
        /// The plugin is yet to say what there is to ask.
        case preparing
        /// The host does not want the answer any more; the plugin is still busy.
        case withdrawn
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

    /// Notes who asks the plugin, unless the host has cancelled it meanwhile.
    func ask(_ request: any OpenRequest, _ id: UInt64) throws(RunnerError) {
        let isWanted = stages.withLock { stages in
            guard case .preparing = stages[id] else { return false }
            stages[id] = .asked(request)
            return true
        }
        guard isWanted else { throw .cancelled }
    }

    /// The answer is about to be sent; answers false when it was before.
    @discardableResult
    func end(_ id: UInt64) -> Bool {
        stages.withLock { $0.removeValue(forKey: id) != nil }
    }

    /// The host does not want the answer any more, which is confirmed once the plugin is done with what
    /// it does now.
    func cancel(_ id: UInt64) {
        let request: (any OpenRequest)? = stages.withLock { stages in
            switch stages[id] {
            case .preparing:
                stages[id] = .withdrawn
                return nil
            case .asked(let request): return request
            case .withdrawn, nil: return nil
            }
        }
        request?.cancel()
    }
}
