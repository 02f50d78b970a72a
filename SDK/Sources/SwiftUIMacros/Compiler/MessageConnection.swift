import FoundationEssentials
import Glibc

/// Messages to and from the compiler: eight bytes of length, little-endian, then JSON.
struct MessageConnection {
    /// The longest message that is read, in bytes; the compiler's are the length of a declaration.
    private static let largestMessage = UInt64(1) << 30

    private let input: Int32
    private let output: Int32

    /// Takes over standard input and output; later prints go to standard error.
    init() throws {
        input = dup(STDIN_FILENO)
        output = dup(STDOUT_FILENO)
        guard input >= 0, output >= 0, dup2(STDERR_FILENO, STDOUT_FILENO) >= 0 else {
            throw MacroError(message: "cannot duplicate standard input or output, errno \(errno)")
        }
        close(STDIN_FILENO)
    }

    /// The next message, or `nil` when the compiler has hung up.
    func receive<Message: Decodable>(_ type: Message.Type) throws -> Message? {
        guard let header = try read(8) else { return nil }
        let length = header.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        // The compiler's last message is empty.
        if length == 0 { return nil }
        guard length <= Self.largestMessage else {
            throw MacroError(message: "the compiler announces a message of \(length) bytes")
        }
        guard let json = try read(Int(length)) else { throw Self.brokenOff }
        return try JSONDecoder().decode(type, from: Data(json))
    }

    /// Sends a message.
    func send(_ message: some Encodable) throws {
        let json = try JSONEncoder().encode(message)
        let length = UInt64(json.count)
        try write((0..<8).map { UInt8(truncatingIfNeeded: length >> (8 * $0)) } + json)
    }

    private static let brokenOff = MacroError(message: "the compiler broke off inside a message")

    /// Reads a number of bytes; returns `nil` at the end of the input.
    private func read(_ count: Int) throws -> [UInt8]? {
        var bytes = [UInt8](repeating: 0, count: count)
        var filled = 0
        while filled < count {
            let got = bytes[filled...].withUnsafeMutableBytes {
                Glibc.read(input, $0.baseAddress, $0.count)
            }
            if got < 0, errno == EINTR { continue }
            if got == 0, filled == 0 { return nil }
            guard got > 0 else { throw Self.brokenOff }
            filled += got
        }
        return bytes
    }

    private func write(_ bytes: [UInt8]) throws {
        var sent = 0
        while sent < bytes.count {
            let count = bytes[sent...].withUnsafeBytes {
                Glibc.write(output, $0.baseAddress, $0.count)
            }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else {
                throw MacroError(message: "cannot answer the compiler, errno \(errno)")
            }
            sent += count
        }
    }
}
