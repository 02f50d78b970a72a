import SwiftProtobuf

/// Splits a stream of bytes into messages: a 4-byte little-endian length, then the message.
///
/// Framing does no I/O: bytes go in, messages come out.
public enum Framing {
    /// The largest message a frame may hold, in bytes.
    public static let messageLimit = 16 * 1024 * 1024

    /// The greatest number of messages, list items and map entries in a frame.
    ///
    /// Each of them takes far more memory than its bytes.
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
