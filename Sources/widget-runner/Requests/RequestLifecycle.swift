/// The life of one request to a plugin: what it says comes in, exactly one answer goes out.
///
/// Knows no threads, pipes or plugins; what is to be done is returned.
struct RequestLifecycle<Draft: AnswerDraft>: Sendable {
    /// What the caller has to do after a step, outside of any lock.
    enum Action: Sendable {
        case nothing
        /// Send the answer, then call `delivered`.
        case deliver(Draft.Answer)
        /// Send the failure; what the plugin said is not needed any more.
        case fail(RunnerError, dropping: Draft?)
        /// Nothing is to be sent; what the plugin said is not needed any more.
        case drop(Draft)
        /// Log that the plugin's call had no effect, and why.
        case ignore(String)
    }

    private enum Phase {
        case waiting
        /// The plugin's function runs.
        case calling(Draft)
        /// It has returned, or will, and the plugin completes later.
        case deferred(Draft)
        /// The host does not want the answer, and the function still runs.
        case abandoned
        case delivering
        case answered
    }

    private var phase = Phase.waiting
    private(set) var isCancelled = false

    /// Whether the plugin can stop working on it.
    var isUnwanted: Bool {
        switch phase {
        case .waiting, .calling, .deferred: isCancelled
        case .abandoned, .delivering, .answered: true
        }
    }

    /// The plugin's turn has come; answers whether it is still to be called.
    mutating func begin(_ draft: Draft) -> Bool {
        guard case .waiting = phase else { return false }
        phase = .calling(draft)
        return true
    }

    /// The plugin says something.
    ///
    /// - Parameters:
    ///   - what: What it does, should it be too late.
    ///   - change: Notes it; answers why that cannot be done, if it cannot.
    mutating func note(_ what: String, _ change: (inout Draft) -> String?) -> Action {
        var problem: String?
        switch phase {
        case .calling(var draft):
            phase = .waiting  // So that the draft is not copied.
            problem = change(&draft)
            phase = .calling(draft)
        case .deferred(var draft):
            phase = .waiting
            problem = change(&draft)
            phase = .deferred(draft)
        case .waiting, .abandoned, .delivering, .answered:
            return late(what)
        }
        return problem.map(Action.ignore) ?? .nothing
    }

    /// The plugin will complete after its function has returned.
    mutating func deferCompletion() -> Action {
        guard let draft else { return late("\(Draft.functions)_defer was called") }
        phase = .deferred(draft)
        return .nothing
    }

    /// The plugin's function returned.
    mutating func returned() -> Action {
        switch phase {
        case .calling(let draft): return finish(draft)
        case .abandoned: return fail(.cancelled, dropping: nil)
        case .waiting, .deferred, .delivering, .answered: return .nothing
        }
    }

    /// The plugin completes.
    mutating func complete() -> Action {
        guard let draft else { return late("\(Draft.functions)_complete was called") }
        return finish(draft)
    }

    /// The plugin fails.
    mutating func fail(_ words: String) -> Action {
        guard let draft else { return late("\(Draft.functions)_fail was called") }
        return fail(draft.failure(words), dropping: draft)
    }

    /// The host no longer wants the answer.
    ///
    /// While the plugin's function runs it keeps the others waiting, so it is only called over once it
    /// has returned: a host can tell a plugin that works from one that hangs. While the answer is
    /// delivered, the delivery notices.
    mutating func cancel() -> Action {
        switch phase {
        case .waiting:
            isCancelled = true
            return fail(.cancelled, dropping: nil)
        case .calling(let draft):
            isCancelled = true
            phase = .abandoned
            return .drop(draft)
        case .deferred(let draft):
            isCancelled = true
            return fail(.cancelled, dropping: draft)
        case .delivering:
            isCancelled = true
            return .nothing
        case .abandoned, .answered:
            return .nothing
        }
    }

    /// The answer was sent, or could not be.
    mutating func delivered() {
        phase = .answered
    }

    /// What was said as long as more can be.
    private var draft: Draft? {
        switch phase {
        case .calling(let draft), .deferred(let draft): draft
        case .waiting, .abandoned, .delivering, .answered: nil
        }
    }

    private mutating func finish(_ draft: Draft) -> Action {
        do throws(RunnerError) {
            let answer = try draft.answer()
            phase = .delivering
            return .deliver(answer)
        } catch {
            return fail(error, dropping: draft)
        }
    }

    private mutating func fail(_ error: RunnerError, dropping draft: Draft?) -> Action {
        phase = .answered
        return .fail(error, dropping: draft)
    }

    /// Of a request that was cancelled the plugin could not know that it is over.
    private func late(_ what: String) -> Action {
        isCancelled ? .nothing : .ignore("\(what) after the request was completed")
    }
}
