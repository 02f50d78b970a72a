public import Foundation
public import FoundationNetworking

/// The bytes of a server's reply or of a file, as `URLSession.AsyncBytes` and similar types.
///
/// Differs from Apple: the first byte is delivered after the last has arrived.
public struct TransferredBytes: AsyncSequence, Sendable {
    /// The element type.
    public typealias Element = UInt8

    private let load: @Sendable () throws -> Data

    /// Creates a sequence of the bytes of data.
    public init(_ data: Data) { load = { data } }

    /// Creates a sequence that loads its bytes when the first one is requested.
    package init(loading load: @escaping @Sendable () throws -> Data) { self.load = load }

    /// Iterates over the bytes.
    public struct AsyncIterator: AsyncIteratorProtocol {
        private let load: @Sendable () throws -> Data
        private var bytes: Data.Iterator?

        fileprivate init(_ load: @escaping @Sendable () throws -> Data) { self.load = load }

        /// Returns the next byte.
        public mutating func next() async throws -> UInt8? {
            if bytes == nil { bytes = try load().makeIterator() }
            return bytes?.next()
        }
    }

    /// Creates an iterator.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(load) }

    /// The text, line by line; empty lines are omitted, as on Apple's platforms.
    public var lines: AsyncThrowingStream<String, any Error> {
        AsyncThrowingStream { [load] stream in
            // The getter may run on the main thread, and loading waits for a server.
            let loading = Task {
                do {
                    for line in String(decoding: try load(), as: UTF8.self).split(
                        whereSeparator: \.isNewline)
                    {
                        stream.yield(String(line))
                    }
                    stream.finish()
                } catch {
                    stream.finish(throwing: error)
                }
            }
            stream.onTermination = { _ in loading.cancel() }
        }
    }
}

// Inlined into clients: compiled here, it would make every plugin load the libraries behind
// URLSession.
extension URLSession {
    /// The bytes of a reply.
    public typealias AsyncBytes = TransferredBytes

    /// Sends a request and returns its reply as a sequence of bytes.
    @_alwaysEmitIntoClient
    public func bytes(
        for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (AsyncBytes, URLResponse) {
        let (data, response) = try await data(for: request)
        return (AsyncBytes(data), response)
    }

    /// Sends a request and returns its reply as a sequence of bytes.
    @_alwaysEmitIntoClient
    public func bytes(
        from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (AsyncBytes, URLResponse) { try await bytes(for: URLRequest(url: url)) }
}

extension URL {
    /// The bytes of a resource.
    public typealias AsyncBytes = TransferredBytes

    /// The bytes of the resource.
    public var resourceBytes: AsyncBytes {
        AsyncBytes(loading: { [self] in try Data(contentsOf: self) })
    }

    /// The text of the resource, line by line.
    public var lines: AsyncThrowingStream<String, any Error> { resourceBytes.lines }
}

extension FileHandle {
    /// The bytes of a file.
    public typealias AsyncBytes = TransferredBytes

    /// The remaining bytes of the file.
    public var bytes: AsyncBytes { AsyncBytes(loading: { [self] in try readToEnd() ?? Data() }) }
}
