import Synchronization

/// The requests that have not been answered; for any thread.
final class OpenRequests: Sendable {
    private enum Stage {
        /// The plugin has yet to list the things that can be asked.
        case preparing
        /// The host no longer wants the answer; the plugin is still busy.
        case withdrawn
        case asked(any OpenRequest)
    }

    private let stages = Mutex<[UInt64: Stage]>([:])

    /// Notes that an answer is due; throws when the id is in use.
    func begin(_ id: UInt64) throws(RunnerError) {
        let isNew = stages.withLock { stages in
            if stages[id] != nil { return false }
            stages[id] = .preparing
            return true
        }
        guard isNew else { throw .badRequest("Request \(id) is still open; use a new id.") }
    }

    /// Notes the request to the plugin; throws when the host has cancelled it meanwhile.
    func ask(_ request: any OpenRequest, _ id: UInt64) throws(RunnerError) {
        let isWanted = stages.withLock { stages in
            guard case .preparing = stages[id] else { return false }
            stages[id] = .asked(request)
            return true
        }
        guard isWanted else { throw .cancelled }
    }

    /// Notes that the answer is about to be sent.
    ///
    /// - Returns: False when it was sent before.
    @discardableResult
    func end(_ id: UInt64) -> Bool {
        stages.withLock { $0.removeValue(forKey: id) != nil }
    }

    /// Cancels a request.
    ///
    /// The host gets its confirmation once the plugin has finished what it is doing for the
    /// request.
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
