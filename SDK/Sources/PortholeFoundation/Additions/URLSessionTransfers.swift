public import Foundation
public import FoundationNetworking
import Synchronization

/// One transfer that is waited for by a task which may be cancelled at any moment.
///
/// It knows no type of FoundationNetworking's: code here would have every plugin load the libraries behind
/// URLSession.
public final class _Transfer<Value: Sendable>: Sendable {
    private struct State {
        var waiter: CheckedContinuation<Value, any Error>?
        var isCancelled = false
    }

    private let state = Mutex(State())

    /// A transfer that has not begun.
    public init() {}

    /// Begins and waits: `begin` makes the task and says how it is started and how it is cancelled.
    ///
    /// Throws `URLError.cancelled` at once when the Swift task is cancelled, begun or not. A transfer that has begun
    /// goes on unheard: Foundation for Linux ends the process where a task is cancelled while it comes to its end.
    public func value(
        _ begin:
            @Sendable (_Transfer) -> (
                resume: @Sendable () -> Void, cancel: @Sendable () -> Void
            )
    ) async throws -> Value {
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { waiter in
                state.withLock { $0.waiter = waiter }
                let (resume, cancel) = begin(self)
                guard state.withLock({ $0.isCancelled }) else { return resume() }
                cancel()
                finish(.failure(URLError(.cancelled)))
            }
        } onCancel: {
            state.withLock { $0.isCancelled = true }
            finish(.failure(URLError(.cancelled)))
        }
    }

    /// Ends the waiting; a second end has no effect.
    public func finish(_ result: Result<Value, any Error>) {
        state.withLock { $0.waiter.take() }?.resume(with: result)
    }
}

// Foundation's own never end on Linux when their task is cancelled while they begin, as happens to the others
// of a task group when the first of them fails; these are preferred for having fewer parameters.
extension URLSession {
    /// Asks a server.
    @_alwaysEmitIntoClient
    public func data(for request: URLRequest) async throws -> (Data, URLResponse) {
        try await _Transfer<(Data, URLResponse)>().value { transfer in
            let task = self.dataTask(with: request) { data, response, error in
                transfer.finish(Self._answer(data ?? Data(), response, error))
            }
            return ({ task.resume() }, { task.cancel() })
        }
    }

    /// Asks a server for what lies at an address.
    @_alwaysEmitIntoClient
    public func data(from url: URL) async throws -> (Data, URLResponse) {
        try await data(for: URLRequest(url: url))
    }

    /// Sends data to a server.
    @_alwaysEmitIntoClient
    public func upload(
        for request: URLRequest, from bodyData: Data
    ) async throws -> (Data, URLResponse) {
        try await _Transfer<(Data, URLResponse)>().value { transfer in
            let task = self.uploadTask(with: request, from: bodyData) { data, response, error in
                transfer.finish(Self._answer(data ?? Data(), response, error))
            }
            return ({ task.resume() }, { task.cancel() })
        }
    }

    /// What a task ended with.
    @_alwaysEmitIntoClient
    public static func _answer(
        _ data: Data, _ response: URLResponse?, _ error: (any Error)?
    ) -> Result<(Data, URLResponse), any Error> {
        if let response, error == nil { return .success((data, response)) }
        return .failure(error ?? URLError(.badServerResponse))
    }
}
