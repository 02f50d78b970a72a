import SwiftUI
import Testing

/// A view that is its own content, by mistake.
private struct Mirror: View {
    var body: AnyView { AnyView(Mirror()) }
}

@MainActor
@Suite("Views inside one another")
struct DepthTests {
    @Test func `are left out beyond 5,000 levels`() {
        var view = AnyView(Divider())
        for _ in 0..<10_000 { view = AnyView(Group { view }) }
        let lines = tree { view }.split(separator: "\n")
        #expect(lines.count > 1_000)
        #expect(lines.last?.hasSuffix(" group") == true)
    }

    @Test func `end also where a view is its own content`() {
        #expect(tree { Mirror() } == "group")
    }
}
