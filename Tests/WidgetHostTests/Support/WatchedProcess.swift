import Foundation

@testable import WidgetHost

/// A living process, by a descriptor that tells its end even when its number is used again.
final class WatchedProcess: Sendable {
    private let descriptor: Int32

    init(_ id: pid_t) throws { descriptor = try Syscalls.processDescriptor(id) }

    deinit { close(descriptor) }

    /// Waits until the process has ended.
    func waitForEnd() async {
        let descriptor = descriptor
        await performBlocking {
            var interest = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            while poll(&interest, 1, -1) < 0, errno == EINTR {}
        }
    }

    /// The numbers of the living processes that have `text` in their arguments.
    static func ids(withArguments text: String) throws -> [pid_t] {
        try FileManager.default.contentsOfDirectory(atPath: "/proc").compactMap { name in
            guard let id = pid_t(name), id != getpid(),
                let arguments = FileManager.default.contents(atPath: "/proc/\(name)/cmdline"),
                String(decoding: arguments, as: UTF8.self).contains(text)
            else { return nil }
            return id
        }
    }
}
