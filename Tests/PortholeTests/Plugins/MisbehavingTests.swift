import Foundation
import Testing

/// A plugin in Swift that misbehaves with the SDK's public API alone.
@Suite(.timeLimit(.minutes(2)))
struct MisbehavingTests {
    /// Built with the SDK's tests.
    private static let library = InstalledPorthole.checkout
        .appending(path: "Plugins/.build/release/libMisbehaving.so")

    private func run(_ name: String, timeout: String = "60") async throws -> CommandResult {
        let porthole = try InstalledPorthole()
        try FileManager.default.copyItem(
            at: Self.library, to: porthole.plugins.appending(path: "Misbehaving.so"))
        let kind = "org.example.misbehaves.\(name)"
        let result = try await porthole.run("run", kind, "--once", "--timeout", timeout)
        #expect(try porthole.livingRunners() == [])
        return result
    }

    @Test(arguments: [
        ("exit", "ended by itself with status 0"), ("fatal", "There is no data."),
        ("deinit", "crashed with SIG"), ("never", "dropped its completion"),
        ("text", "bytes of text"), ("nest", "The body of Nest is inside 5000 other views"),
    ])
    func `An error says how a provider crashed, exited or exceeded a limit`(
        name: String, words: String
    )
        async throws
    {
        let result = try await run(name)
        #expect(result.status == 70)
        #expect(result.errors.contains(words), "\(result.errors)")
        #expect(result.text == "")
    }

    @Test func `A widget that a bundle declares twice is listed once, with a warning`() async throws
    {
        let porthole = try InstalledPorthole()
        try FileManager.default.copyItem(
            at: Self.library, to: porthole.plugins.appending(path: "Misbehaving.so"))
        let result = try await porthole.run("list", "--json", "--verbose")
        #expect(result.errors.contains("the kind 'org.example.misbehaves.deinit' twice"))
        let widgets = try #require(result.json()["widgets"] as? [[String: Any]])
        let kinds = widgets.compactMap { $0["kind"] as? String }
        #expect(kinds.filter { $0.hasSuffix(".deinit") } == ["org.example.misbehaves.deinit"])
        #expect(kinds.count > 10)
    }

    @Test(arguments: ["loop", "deadlock"])
    func `A provider that never ends is stopped`(name: String) async throws {
        let result = try await run(name, timeout: "1")
        #expect(result.status == 75)
        #expect(result.errors.contains("/Misbehaving.so did not give a timeline"))
    }

    @Test(arguments: [
        ("tasks", "Still here"), ("entries", "Still here"), ("nan", "Still here"),
        ("change", "Changed"), ("image", ""), ("list", "Row "),
    ])
    func `A provider that asks for too much still gives a timeline`(name: String, text: String)
        async throws
    {
        let result = try await run(name)
        #expect(result.status == 0, "\(result.errors)")
        #expect(text.isEmpty || result.text.contains(text), "\(result.text)")
    }
}
