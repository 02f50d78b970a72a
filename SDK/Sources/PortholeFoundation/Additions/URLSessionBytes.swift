public import Foundation
public import FoundationNetworking

/// What a server sent, byte by byte: `URLSession.AsyncBytes`.
///
/// Differs from Apple: the first byte comes when the last has arrived.
public struct TransferredBytes: AsyncSequence, Sendable {
    /// One byte.
    public typealias Element = UInt8

    private let data: Data

    /// The bytes of data.
    public init(_ data: Data) { self.data = data }

    /// The bytes in their order.
    public struct AsyncIterator: AsyncIteratorProtocol {
        private var bytes: Data.Iterator

        fileprivate init(_ data: Data) { bytes = data.makeIterator() }

        /// The next byte.
        public mutating func next() async throws -> UInt8? { bytes.next() }
    }

    /// Begins.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(data) }

    /// What was sent, line by line; empty lines are left out, as on Apple's platforms.
    public var lines: AsyncThrowingStream<String, any Error> {
        AsyncThrowingStream { stream in
            for line in String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline) {
                stream.yield(String(line))
            }
            stream.finish()
        }
    }
}

// Compiled into what uses it: code here would have every plugin load the libraries behind URLSession.
extension URLSession {
    /// What a server sent, byte by byte.
    public typealias AsyncBytes = TransferredBytes

    /// Asks a server; its answer is read byte by byte.
    @_alwaysEmitIntoClient
    public func bytes(
        for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (AsyncBytes, URLResponse) {
        let (data, response) = try await data(for: request)
        return (AsyncBytes(data), response)
    }

    /// Asks a server; its answer is read byte by byte.
    @_alwaysEmitIntoClient
    public func bytes(
        from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (AsyncBytes, URLResponse) { try await bytes(for: URLRequest(url: url)) }
}
