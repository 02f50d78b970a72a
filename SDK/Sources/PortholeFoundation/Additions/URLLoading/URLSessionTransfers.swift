public import Foundation
public import FoundationNetworking
import Synchronization

/// A transfer awaited by a Swift task that may be cancelled at any time.
///
/// It refers to no type of FoundationNetworking: code here would make every plugin load the
/// libraries behind URLSession.
public final class _Transfer<Value: Sendable>: Sendable {
    private struct State {
        var waiter: CheckedContinuation<Value, any Error>?
        var isCancelled = false
    }

    private let state = Mutex(State())

    /// Creates a transfer that has not begun.
    public init() {}

    /// Starts the transfer and waits: `begin` creates the task and returns functions that start and
    /// cancel it.
    ///
    /// Throws `URLError.cancelled` as soon as the Swift task is cancelled. A transfer that has
    /// begun continues, and its result is ignored: Foundation for Linux crashes when a task is
    /// cancelled while it completes.
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

    /// Ends the transfer with a result; later calls have no effect.
    public func finish(_ result: Result<Value, any Error>) {
        state.withLock { $0.waiter.take() }?.resume(with: result)
    }
}

// Foundation's own methods never return on Linux if their task is cancelled while they begin, as in
// a task group whose first child fails. The compiler prefers these because they have fewer
// parameters.
extension URLSession {
    /// Sends a request to a server.
    @_alwaysEmitIntoClient
    public func data(for request: URLRequest) async throws -> (Data, URLResponse) {
        try await _Transfer<(Data, URLResponse)>().value { transfer in
            let task = self.dataTask(with: request) { data, response, error in
                transfer.finish(Self._answer(data ?? Data(), response, error))
            }
            return ({ task.resume() }, { task.cancel() })
        }
    }

    /// Loads the contents of a URL.
    @_alwaysEmitIntoClient
    public func data(from url: URL) async throws -> (Data, URLResponse) {
        try await data(for: URLRequest(url: url))
    }

    /// Uploads data to a server.
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

    /// Returns the result of a data task.
    @_alwaysEmitIntoClient
    public static func _answer(
        _ data: Data, _ response: URLResponse?, _ error: (any Error)?
    ) -> Result<(Data, URLResponse), any Error> {
        if let response, error == nil { return .success((data, response)) }
        return .failure(error ?? URLError(.badServerResponse))
    }
}
