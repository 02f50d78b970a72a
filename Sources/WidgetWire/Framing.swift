import SwiftProtobuf

/// How messages are cut out of a stream of bytes: a 4-byte little-endian length, then the message.
///
/// Framing does no I/O: bytes go in, messages come out.
public enum Framing {
    /// The largest message a frame may hold, in bytes.
    public static let messageLimit = 16 * 1024 * 1024

    /// The most messages, list items and map entries a frame may hold: each takes far more memory
    /// than its bytes.
    public static let elementLimit = 1_000_000

    /// The length of the prefix, in bytes.
    static let prefixLength = 4

    /// Returns the frame of a message, ready to be written.
    ///
    /// - Throws: `FramingError.tooLarge` when the message is above `messageLimit`.
    @specialized(where Sent == RunnerMessage)
    @specialized(where Sent == HostMessage)
    public static func frame<Sent: Message>(_ message: Sent) throws(FramingError) -> [UInt8] {
        var frame: [UInt8]
        do {
            frame = try MessageWriter.append(
                message, to: Array(repeating: 0, count: prefixLength))
        } catch {
            throw .malformed("\(error)")
        }
        let length = frame.count - prefixLength
        guard length <= messageLimit else { throw .tooLarge(bytes: length) }
        for index in 0..<prefixLength {
            frame[index] = UInt8(truncatingIfNeeded: length >> (8 * index))
        }
        return frame
    }
}

/// What can be wrong with a stream of frames, which cannot be read any further afterwards.
public enum FramingError: Error, Hashable, Sendable {
    /// A frame announces more bytes than `Framing.messageLimit`.
    case tooLarge(bytes: Int)
    /// A frame's message has more parts than allowed, which is `Framing.elementLimit` for hosts.
    case tooManyElements(limit: Int)
    /// A frame's bytes are no message of the expected type.
    case malformed(String)
}

extension FramingError: CustomStringConvertible {
    /// One clause for logs and error messages.
    public var description: String {
        switch self {
        case .tooLarge(let bytes):
            "a message of \(bytes) bytes is above the limit of \(Framing.messageLimit)"
        case .tooManyElements(let limit):
            "a message has more than \(limit) parts"
        case .malformed(let reason):
            "a frame holds no readable message: \(reason)"
        }
    }
}

/// Collects bytes as they arrive and returns the messages that are complete.
public struct FrameDecoder<Received: Message>: Sendable {
    private var buffer: [UInt8] = []
    private var start = 0
    /// How many parts the messages had that were returned so far.
    public private(set) var elementCount = 0

    private let elementLimit: Int

    /// A decoder at the start of a stream, whose messages have at most so many parts.
    public init(elementLimit: Int = Framing.elementLimit) { self.elementLimit = elementLimit }

    /// How many bytes wait for the rest of their frame.
    public var pendingByteCount: Int { buffer.count - start }

    /// Adds bytes that arrived.
    public mutating func append(_ bytes: some Sequence<UInt8>) {
        if start > 0 {
            buffer.removeSubrange(..<start)
            start = 0
        }
        buffer.append(contentsOf: bytes)
    }

    /// Returns the next complete message, or nil when more bytes are needed.
    ///
    /// - Throws: `FramingError` when the peer breaks the rules; do not call `next` again then.
    @specialized(where Received == RunnerMessage)
    @specialized(where Received == HostMessage)
    public mutating func next() throws(FramingError) -> Received? {
        guard pendingByteCount >= Framing.prefixLength else { return nil }
        let length = (0..<Framing.prefixLength).reduce(0) {
            $0 | Int(buffer[start + $1]) << (8 * $1)
        }
        guard length <= Framing.messageLimit else { throw .tooLarge(bytes: length) }
        let bodyStart = start + Framing.prefixLength
        guard buffer.count - bodyStart >= length else { return nil }
        start = bodyStart + length
        let body = Array(buffer[bodyStart..<start])
        do {
            let (message, elements) = try MessageReader.read(
                Received.self, from: body, limit: elementLimit)
            elementCount += elements
            return message
        } catch is MessageReader.TooManyElements {
            throw .tooManyElements(limit: elementLimit)
        } catch {
            throw .malformed("\(error)")
        }
    }
}
