import Foundation
import Testing

/// The plugin that docs/authors.md shows, as it stands there.
@Suite("docs/authors.md", .timeLimit(.minutes(8)))
struct AuthorsPageTests {
    private static let tests = URL(filePath: #filePath).appending(path: "../..").standardized

    @Test func `The page shows the plugin that is built here`() throws {
        let page = try String(
            contentsOf: Self.tests.appending(path: "../../docs/authors.md"), encoding: .utf8)
        let plugin = try String(
            contentsOf: Self.tests.appending(path: "Fixtures/Sources/Tally/Tally.swift"),
            encoding: .utf8)
        #expect(page.contains("```swift\n\(plugin)```\n"))
    }

    @Test func `Its widget answers, and has its parameter and its button's intent`() throws {
        let lines = try FixturePlugins.built.get().probed("Tally").split(separator: "\n")
        for answer in ["placeholder", "snapshot", "timeline"] {
            #expect(lines.contains { $0.hasPrefix("\(answer) org.example.tally: ") }, "\(lines)")
        }
        #expect(lines.contains { $0.contains("step") }, "\(lines)")
        #expect(lines.contains { $0.contains("Add") }, "\(lines)")
    }
}
