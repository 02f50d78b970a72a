public import Foundation
public import FoundationNetworking

/// What a server sent or a file holds, byte by byte: `URLSession.AsyncBytes` and its like.
///
/// Differs from Apple: the first byte comes when the last has arrived.
public struct TransferredBytes: AsyncSequence, Sendable {
    /// One byte.
    public typealias Element = UInt8

    private let load: @Sendable () throws -> Data

    /// The bytes of data.
    public init(_ data: Data) { load = { data } }

    /// The bytes of what is read when the first is asked for.
    package init(loading load: @escaping @Sendable () throws -> Data) { self.load = load }

    /// The bytes in their order.
    public struct AsyncIterator: AsyncIteratorProtocol {
        private let load: @Sendable () throws -> Data
        private var bytes: Data.Iterator?

        fileprivate init(_ load: @escaping @Sendable () throws -> Data) { self.load = load }

        /// The next byte.
        public mutating func next() async throws -> UInt8? {
            if bytes == nil { bytes = try load().makeIterator() }
            return bytes?.next()
        }
    }

    /// Begins.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(load) }

    /// The text line by line; empty lines are left out, as on Apple's platforms.
    public var lines: AsyncThrowingStream<String, any Error> {
        AsyncThrowingStream { stream in
            do {
                let text = String(decoding: try load(), as: UTF8.self)
                for line in text.split(whereSeparator: \.isNewline) { stream.yield(String(line)) }
                stream.finish()
            } catch {
                stream.finish(throwing: error)
            }
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

extension URL {
    /// The bytes of a resource.
    public typealias AsyncBytes = TransferredBytes

    /// What lies there, byte by byte.
    public var resourceBytes: AsyncBytes {
        AsyncBytes(loading: { [self] in try Data(contentsOf: self) })
    }

    /// The text that lies there, line by line.
    public var lines: AsyncThrowingStream<String, any Error> { resourceBytes.lines }
}

extension FileHandle {
    /// The bytes of a file.
    public typealias AsyncBytes = TransferredBytes

    /// What follows in the file, byte by byte.
    public var bytes: AsyncBytes { AsyncBytes(loading: { [self] in try readToEnd() ?? Data() }) }
}
