import Foundation
import Testing

/// The folder of the font configuration when the cache is not writable.
@Suite(.timeLimit(.minutes(1)))
struct PrivateFolderTests {
    @Test func `Font settings are not read from a folder that others can write to`() async throws {
        let porthole = try InstalledPorthole(fixtures: ["Good"])
        let temporary = porthole.root.appending(path: "temporary")
        let squatted = temporary.appending(path: "porthole-\(getuid())")
        let theirs = squatted.appending(path: "fonts/fonts.conf")
        try FileManager.default.createDirectory(
            at: theirs.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data("theirs".utf8).write(to: theirs)
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o777], ofItemAtPath: squatted.path)
        let variables = ["TMPDIR": temporary.path, "XDG_CACHE_HOME": "/dev/null"]
        let render = ["render", "org.example.good", "-o", "out.png"]
        let shared = try await porthole.run(render, environment: variables)
        #expect(shared.status == 0, "\(shared.errors)")
        #expect(try String(contentsOf: theirs, encoding: .utf8) == "theirs")
        // Another folder is made once, and used by the next command too.
        #expect(try await porthole.run(render, environment: variables).status == 0)
        let made = try FileManager.default.contentsOfDirectory(atPath: temporary.path)
            .filter { $0.hasPrefix("porthole-\(getuid())-") }
        #expect(made.count == 1, "\(made)")
        // The usual folder is used as soon as nobody else can write to it.
        try FileManager.default.removeItem(at: squatted)
        let own = try await porthole.run(render, environment: variables)
        #expect(own.status == 0, "\(own.errors)")
        #expect(try String(contentsOf: theirs, encoding: .utf8).contains("<fontconfig>"))
    }
}
