/// A problem in a stream of frames; the stream cannot be read any further.
public enum FramingError: Error, Hashable, Sendable {
    /// A frame announces more bytes than `Framing.messageLimit`.
    case tooLarge(bytes: Int)
    /// A frame's message has more parts than allowed.
    case tooManyElements(limit: Int)
    /// The bytes of a frame are not a message of the expected type.
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
