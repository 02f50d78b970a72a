import FoundationEssentials
import SwiftProtobuf

/// Reads a message from untrusted bytes, and counts its parts on the way.
///
/// Two bytes can stand for a node, which takes a hundred times as much memory, so that a frame of
/// allowed length could become gigabytes. Reading therefore ends when there are too many parts.
/// SwiftProtobuf's own decoder would need a separate count before, and is not specialized for these
/// messages, which makes it several times slower. Fields that are unknown or of another type than
/// expected are skipped.
struct MessageReader {
    /// The message has more parts than allowed.
    struct TooManyElements: Error {}

    let bytes: [UInt8]
    private var position = 0
    private var end: Int
    private let limit: Int
    private var depth = 0
    /// How many messages, list items and map entries were read.
    private(set) var count = 0
    /// The number of messages among them.
    private var messageCount = 0

    /// The wire type of the field found last.
    private(set) var wireType = WireType.varint
    /// The field's number, unless it has a payload.
    private(set) var number: UInt64 = 0
    /// The range of the field's bytes, if it has a payload.
    private(set) var payload = 0..<0

    /// The same depth as in SwiftProtobuf's decoder.
    private static let depthLimit = 100

    /// Reads a message.
    ///
    /// - Returns: The message, the number of its parts, and the number of messages among them.
    /// - Throws: `TooManyElements` when there are more than `limit` parts, `BinaryDecodingError`
    ///   when the bytes are not such a message.
    static func read<Root: Message>(
        _ type: Root.Type, from bytes: [UInt8], limit: Int
    ) throws -> (message: Root, count: Int, messageCount: Int) {
        var reader = MessageReader(bytes: bytes, limit: limit)
        var root = Root()
        try root.decodeMessage(decoder: &reader)
        return (root, reader.count, reader.messageCount)
    }

    private init(bytes: [UInt8], limit: Int) {
        self.bytes = bytes
        end = bytes.count
        self.limit = limit
    }

    /// Finds the next field; nil at the message's end.
    mutating func nextFieldNumber() throws -> Int? {
        guard position < end else { return nil }
        let tag = try varint()
        guard let wireType = WireType(rawValue: tag & 7), tag >= 8, tag <= UInt64(UInt32.max) else {
            throw BinaryDecodingError.malformedProtobuf
        }
        self.wireType = wireType
        switch wireType {
        case .varint: number = try varint()
        case .fixed64: number = try eightBytes()
        case .fixed32: number = UInt64(try fourBytes())
        case .lengthDelimited:
            let length = try varint()
            guard length <= UInt64(end - position) else { throw BinaryDecodingError.truncated }
            payload = position..<position + Int(length)
            position = payload.upperBound
        }
        return Int(tag >> 3)
    }

    /// Counts one more part.
    mutating func admit() throws {
        count += 1
        guard count <= limit else { throw TooManyElements() }
    }

    /// Counts one more part that is a message.
    mutating func admitMessage() throws {
        try admit()
        messageCount += 1
    }

    /// Calls `body` to read the field's payload as the fields of a message, or as packed numbers.
    mutating func inside(_ body: (inout MessageReader) throws -> Void) throws {
        let outer = end
        (position, end) = (payload.lowerBound, payload.upperBound)
        depth += 1
        guard depth <= Self.depthLimit else { throw BinaryDecodingError.messageDepthLimit }
        try body(&self)
        depth -= 1
        (position, end) = (end, outer)
    }

    /// Whether bytes are left in the message, or in the packed numbers.
    var hasMore: Bool { position < end }

    mutating func varint() throws -> UInt64 {
        var value: UInt64 = 0
        var shift: UInt64 = 0
        while position < end {
            let byte = bytes[position]
            position += 1
            value |= UInt64(byte & 0x7F) << shift
            if byte < 0x80 { return value }
            shift += 7
            guard shift < 64 else { throw BinaryDecodingError.malformedProtobuf }
        }
        throw BinaryDecodingError.truncated
    }

    mutating func fourBytes() throws -> UInt32 {
        guard end - position >= 4 else { throw BinaryDecodingError.truncated }
        let start = position
        position += 4
        return UInt32(bytes[start]) | UInt32(bytes[start + 1]) << 8
            | UInt32(bytes[start + 2]) << 16 | UInt32(bytes[start + 3]) << 24
    }

    mutating func eightBytes() throws -> UInt64 {
        UInt64(try fourBytes()) | UInt64(try fourBytes()) << 32
    }
}
