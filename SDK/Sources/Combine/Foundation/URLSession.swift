public import Foundation
public import FoundationNetworking
public import OpenCombine

/// Publishes what a request is answered with, or why it failed.
///
/// Generic, and without compiled code that names URLSession: a library that only links this module
/// would otherwise load the libraries behind URLSession, some thirty, whether it uses them or not.
public struct TransferPublisher<Session, Request, Response>: Publisher {
    /// What a server sent, and how.
    public typealias Output = (data: Data, response: Response)
    /// Why it sent nothing.
    public typealias Failure = URLError

    /// Takes what came of a transfer; any thread.
    public typealias Finish = @Sendable (Result<Output, URLError>) -> Void

    /// What is asked for.
    public let request: Request
    /// Who asks.
    public let session: Session
    private let start: (@escaping Finish) -> () -> Void

    /// A publisher that begins a transfer for each subscriber.
    ///
    /// - Parameter start: Begins it; what it returns cancels it.
    public init(
        request: Request, session: Session, start: @escaping (@escaping Finish) -> () -> Void
    ) {
        self.request = request
        self.session = session
        self.start = start
    }

    /// Begins a transfer for a subscriber.
    public func receive<Downstream: Subscriber>(
        subscriber: Downstream
    ) where Downstream.Input == Output, Downstream.Failure == URLError {
        var cancel: (() -> Void)?
        let transfer = Future<Output, URLError> { promise in
            // A promise may be kept on any thread.
            nonisolated(unsafe) let promise = promise
            cancel = start { promise($0) }
        }
        transfer.handleEvents(receiveCancel: cancel).receive(subscriber: subscriber)
    }
}

extension TransferPublisher
where Session == URLSession, Request == URLRequest, Response == URLResponse {
    /// As ``FoundationNetworking/URLSession/dataTaskPublisher(for:)`` makes it.
    @_alwaysEmitIntoClient
    public init(request: URLRequest, session: URLSession) {
        self.init(request: request, session: session) { finish in
            let task = session.dataTask(with: request) { data, response, error in
                if let data, let response, error == nil {
                    finish(.success((data, response)))
                } else {
                    finish(.failure(error as? URLError ?? URLError(.unknown)))
                }
            }
            task.resume()
            return { task.cancel() }
        }
    }
}

extension URLSession {
    /// Publishes what a request is answered with, or why it failed.
    public typealias DataTaskPublisher = TransferPublisher<URLSession, URLRequest, URLResponse>

    /// Publishes what an address answers, or why it does not; each subscriber asks anew.
    @_alwaysEmitIntoClient
    public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
        dataTaskPublisher(for: URLRequest(url: url))
    }

    /// Publishes what a request is answered with, or why it failed; each subscriber asks anew.
    @_alwaysEmitIntoClient
    public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
        DataTaskPublisher(request: request, session: self)
    }
}
