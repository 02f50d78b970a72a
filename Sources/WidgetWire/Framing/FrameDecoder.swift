import SwiftProtobuf

/// Collects bytes as they arrive and returns the messages that are complete.
public struct FrameDecoder<Received: Message>: Sendable {
    private var buffer: [UInt8] = []
    private var start = 0
    /// How many parts the messages had that were returned so far; a message among them counts for four.
    public private(set) var elementCount = 0

    private let elementLimit: Int
    /// It takes as much more memory than a number, and more.
    private static var weightOfMessage: Int { 4 }

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
            let (message, elements, messages) = try MessageReader.read(
                Received.self, from: body, limit: elementLimit)
            elementCount += elements + (Self.weightOfMessage - 1) * messages
            return message
        } catch is MessageReader.TooManyElements {
            throw .tooManyElements(limit: elementLimit)
        } catch {
            throw .malformed("\(error)")
        }
    }
}
