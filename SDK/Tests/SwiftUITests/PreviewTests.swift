import AuthorViews
import CWidgetPlugin
import SwiftUI
import Testing

@MainActor
@Suite("Previews")
struct PreviewTests {
    private let items = PreviewCatalogue.items().filter { $0.id.contains("Previews") }

    @Test func `are found by their conformances, macros first`() {
        #expect(
            items.map(\.name) == [
                "Entries", "A small one", "Snug", "First", "EntriesPreviews 2", "EntriesPreviews 3",
                "Sixteen",
            ])
        #expect(items[0].source == "AuthorViews/Previews.swift:40")
    }

    @Test func `take the settings of the group around them`() {
        #expect(items.map(\.preview.size.width) == [0, 100, 0, 30, 30, 30, 30])
        let fits = items.map { $0.preview.options & UInt32(WIDGET_SIZE_FITS_CONTENT) != 0 }
        #expect(fits == [false, false, true, false, false, false, false])
        #expect(items.allSatisfy { $0.preview.families == 0 })
    }

    private struct Sample: PreviewModifier {
        nonisolated(unsafe) static var count = 0

        static func makeSharedContext() async throws -> Int {
            count += 1
            return count
        }

        func body(content: Content, context: Int) -> some View {
            VStack {
                content
                Text("context \(context)")
            }
        }
    }

    @Test func `share what their modifier makes once`() async throws {
        let trait = PreviewTrait<Preview.ViewTraits>.modifier(Sample())
        let change = try #require(trait.change)
        for _ in 1...2 {
            let changed = try await change(Text("seen"))
            let tree = tree { AnyView(changed) }
            #expect(tree.contains("seen") && tree.contains("context 1"))
        }
    }

    @Test func `@Entry makes a key with a default that the environment changes`() {
        let tree = tree { EntriesView() }
        for text in ["nobody", "3", "Ada 4"] {
            #expect(tree.contains("text text_string=\"\(text)\""))
        }
        var transaction = Transaction()
        #expect(!transaction.isLoud)
        transaction.isLoud = true
        #expect(transaction.isLoud)
    }
}
