import Foundation
import SystemMonitor
import Testing

/// Pinned interval.
@Suite(.serialized, .timeLimit(.minutes(1)))
struct PinTests {
    private let container = FileManager.default.temporaryDirectory
        .appending(path: "system-monitor-\(UUID().uuidString)/inner")

    init() { setenv("PORTHOLE_CONTAINER", container.path, 1) }

    @Test func `A pinned interval is stored until it is released`() throws {
        defer { removeContainer() }
        #expect(pinned_interval() == 0)
        try pin(30)
        #expect(pinned_interval() == 30)
        try pin(5)
        #expect(pinned_interval() == 5)
        #expect(try FileManager.default.contentsOfDirectory(atPath: container.path).count == 1)
        try pin(0)
        #expect(pinned_interval() == 0)
        try pin(0)
    }

    @Test(arguments: ["", "soon", "-5", "0", "99999999999999999999"])
    func `A file without a valid interval pins none`(text: String) throws {
        defer { removeContainer() }
        try pin(30)
        try text.write(
            to: container.appending(path: "pinned-interval"), atomically: true, encoding: .utf8)
        #expect(pinned_interval() == 0)
    }

    @Test func `Pinning without a container fails with a reason`() {
        defer { setenv("PORTHOLE_CONTAINER", container.path, 1) }
        for place in ["", "relative", "/proc/nowhere"] {
            setenv("PORTHOLE_CONTAINER", place, 1)
            #expect(throws: NotPinnedError.self) { try pin(30) }
            #expect(pinned_interval() == 0)
        }
    }

    private func pin(_ seconds: Int64) throws {
        var problem = [CChar](repeating: 0, count: 160)
        guard pin_interval(seconds, &problem, problem.count) else {
            throw NotPinnedError(problem: String(cString: problem))
        }
    }

    private func removeContainer() {
        try? FileManager.default.removeItem(at: container.deletingLastPathComponent())
    }
}

/// The plugin's words for what it could not keep.
private struct NotPinnedError: Error {
    let problem: String
}
