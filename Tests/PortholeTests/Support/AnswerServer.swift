import Foundation
import Glibc
import Synchronization

/// Answers every HTTP request on a port of its own with one body.
final class AnswerServer: Sendable {
    /// Where to ask.
    var url: String { "http://127.0.0.1:\(port)/" }
    private let port: UInt16
    /// The first line of each request so far.
    var requests: [String] { log.lines.withLock { $0 } }
    private let listener: Int32
    private let log = RequestLog()

    /// Starts to answer, on a thread of its own.
    init(status: Int = 200, body: String) throws {
        let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isReady = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                bind(listener, address, length) == 0 && listen(listener, 8) == 0
                    && getsockname(listener, address, &length) == 0
            }
        }
        guard isReady else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
        self.listener = listener
        port = UInt16(bigEndian: address.sin_port)
        let answer =
            "HTTP/1.1 \(status) Answer\r\nContent-Type: application/json\r\n"
            + "Content-Length: \(body.utf8.count)\r\nConnection: close\r\n\r\n\(body)"
        Thread.detachNewThread { [log] in Self.serve(answer, on: listener, log) }
    }

    deinit {
        shutdown(listener, Int32(SHUT_RDWR))
        close(listener)
    }

    private static func serve(_ answer: String, on listener: Int32, _ log: RequestLog) {
        var request = [UInt8](repeating: 0, count: 4096)
        while true {
            let connection = accept(listener, nil, nil)
            guard connection >= 0 else { return }
            let count = max(0, read(connection, &request, request.count))
            let text = String(decoding: request.prefix(count), as: UTF8.self)
            log.lines.withLock { $0.append(String(text.prefix { !$0.isNewline })) }
            _ = Array(answer.utf8).withUnsafeBytes { bytes in
                send(connection, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL))
            }
            close(connection)
        }
    }
}

/// What the thread that answers writes down.
private final class RequestLog: Sendable {
    let lines = Mutex<[String]>([])
}
