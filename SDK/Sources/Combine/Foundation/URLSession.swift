public import Foundation
public import FoundationNetworking
public import OpenCombine

/// Publishes the response to a request, or fails with its error.
///
/// Generic, and without compiled code that names URLSession: a library that only links this module
/// would otherwise load the libraries behind URLSession, some thirty, whether it uses them or not.
public struct TransferPublisher<Session, Request, Response>: Publisher {
    /// The data of the response, and its metadata.
    public typealias Output = (data: Data, response: Response)
    /// The error of the transfer.
    public typealias Failure = URLError

    /// Ends a transfer; called on any thread.
    public typealias Finish = @Sendable (Result<Output, URLError>) -> Void

    /// The request.
    public let request: Request
    /// The session that sends the request.
    public let session: Session
    private let start: (@escaping Finish) -> () -> Void

    /// Creates a publisher that starts a transfer for each subscriber.
    ///
    /// - Parameter start: Starts a transfer, and returns a function that cancels it.
    public init(
        request: Request, session: Session, start: @escaping (@escaping Finish) -> () -> Void
    ) {
        self.request = request
        self.session = session
        self.start = start
    }

    /// Attaches a subscriber, and starts a transfer for it.
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
    /// Creates the publisher of ``FoundationNetworking/URLSession/dataTaskPublisher(for:)``.
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
    /// Publishes the response to a request, or fails with its error.
    public typealias DataTaskPublisher = TransferPublisher<URLSession, URLRequest, URLResponse>

    /// Returns a publisher of the response of a URL, which is requested for each subscriber.
    @_alwaysEmitIntoClient
    public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
        dataTaskPublisher(for: URLRequest(url: url))
    }

    /// Returns a publisher of the response to a request, which is sent for each subscriber.
    @_alwaysEmitIntoClient
    public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
        DataTaskPublisher(request: request, session: self)
    }
}
