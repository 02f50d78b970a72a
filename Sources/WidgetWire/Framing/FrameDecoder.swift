import SwiftProtobuf

/// Collects bytes as they arrive, and returns the complete messages in them.
public struct FrameDecoder<Received: Message>: Sendable {
    private var buffer: [UInt8] = []
    private var start = 0
    /// How many parts the messages returned so far had; a part that is a message counts as four.
    public private(set) var elementCount = 0

    private let elementLimit: Int
    /// A message takes at least that many times the memory of a number.
    private static var weightOfMessage: Int { 4 }

    /// Makes a decoder for the start of a stream, whose messages have at most `elementLimit` parts.
    public init(elementLimit: Int = Framing.elementLimit) { self.elementLimit = elementLimit }

    /// How many bytes belong to frames that have not been returned yet.
    public var pendingByteCount: Int { buffer.count - start }

    /// Adds bytes that have arrived.
    public mutating func append(_ bytes: some Sequence<UInt8>) {
        if start > 0 {
            buffer.removeSubrange(..<start)
            start = 0
        }
        buffer.append(contentsOf: bytes)
    }

    /// Returns the next complete message, or nil when more bytes are needed.
    ///
    /// - Throws: `FramingError` when the peer breaks the protocol; do not call `next` again then.
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
