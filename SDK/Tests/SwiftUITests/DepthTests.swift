import SwiftUI
import Testing

/// A view that is its own content, by mistake.
private struct Mirror: View {
    var body: AnyView { AnyView(Mirror()) }
}

@MainActor
@Suite("Views inside one another", .timeLimit(.minutes(2)))
struct DepthTests {
    @Test func `are recorded up to thousands of levels`() {
        var view = AnyView(Divider())
        for _ in 0..<1_500 { view = AnyView(Group { view }) }
        let lines = tree { view }.split(separator: "\n")
        #expect(lines.last?.hasSuffix(" divider") == true)
    }

    @Test func `end the process, with the reason, where a view is its own content`() async throws {
        let result = try await #require(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            await MainActor.run { _ = tree { Mirror() } }
        }
        let words = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(words.contains("Fatal error: The body of Mirror is inside 5000 other views"))
    }
}
