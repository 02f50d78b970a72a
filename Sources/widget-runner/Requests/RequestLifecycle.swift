/// The life of one request to a plugin: parts of the answer come in, exactly one answer goes out.
///
/// It knows no threads, pipes or plugins; it returns the actions to carry out.
struct RequestLifecycle<Draft: AnswerDraft>: Sendable {
    /// The action for the caller to carry out after a step, outside of any lock.
    enum Action: Sendable {
        case nothing
        /// Send the answer, then call `delivered`.
        case deliver(Draft.Answer)
        /// Send the failure; the draft is no longer needed.
        case fail(RunnerError, dropping: Draft?)
        /// Send nothing; the draft is no longer needed.
        case drop(Draft)
        /// Log that the plugin's call had no effect, with the reason.
        case ignore(String)
    }

    private enum Phase {
        case waiting
        /// The plugin's function is running.
        case calling(Draft)
        /// The function has returned, or will, and the plugin completes later.
        case deferred(Draft)
        /// The host does not want the answer, and the function is still running.
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

    /// Starts the call of the plugin's function.
    ///
    /// - Returns: Whether the function is still to be called.
    mutating func begin(_ draft: Draft) -> Bool {
        guard case .waiting = phase else { return false }
        phase = .calling(draft)
        return true
    }

    /// Changes the draft with a part of the answer.
    ///
    /// - Parameters:
    ///   - what: The plugin's call in words, in case it comes too late.
    ///   - change: Makes the change; returns the problem, if any.
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

    /// The plugin's function has returned.
    mutating func returned() -> Action {
        switch phase {
        case .calling(let draft): return finish(draft)
        case .abandoned: return fail(.cancelled, dropping: nil)
        case .waiting, .deferred, .delivering, .answered: return .nothing
        }
    }

    /// The plugin has completed.
    mutating func complete() -> Action {
        guard let draft else { return late("\(Draft.functions)_complete was called") }
        return finish(draft)
    }

    /// The plugin has failed.
    mutating func fail(_ words: String) -> Action {
        guard let draft else { return late("\(Draft.functions)_fail was called") }
        return fail(draft.failure(words), dropping: draft)
    }

    /// The host no longer wants the answer.
    ///
    /// A running function keeps other requests waiting, so the request ends only when it has
    /// returned; this lets a host tell a plugin that works from one that hangs. During delivery,
    /// the delivery itself notices.
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

    /// The draft, as long as it can be changed.
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

    /// The action for a call that is too late; for a cancelled request the plugin is not to blame.
    private func late(_ what: String) -> Action {
        isCancelled ? .nothing : .ignore("\(what) after the request was completed")
    }
}
