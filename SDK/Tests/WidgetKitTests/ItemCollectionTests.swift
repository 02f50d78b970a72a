import AppIntents
import Foundation
import Testing

@Suite("A collection of values to choose from")
struct ItemCollectionTests {
    @Test func `is written with and without words, titled and not`() {
        let collection = IntentItemCollection<String>(promptLabel: "How bright?") {
            IntentItemSection(
                title: "Own", items: ["cinema", "night"].map { IntentItem($0, title: "My \($0)") })
            IntentItemSection("Percentage") {
                "0%"
                "50%"
                IntentItem("100%", title: "All")
            }
            IntentItemSection(items: ["off"])
        }
        #expect(collection.items == ["cinema", "night", "0%", "50%", "100%", "off"])
        let sections = collection._sections
        #expect(sections.map(\.title) == ["Own", "Percentage", nil])
        #expect(sections[1].choices.map(\.title) == ["0%", "50%", "All"])
        #expect(IntentItemCollection<String>.empty.items.isEmpty)
    }
}
