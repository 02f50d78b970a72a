import AppIntents
import SwiftUI
import Testing

@Suite("A result with an intent whose view is shown")
struct SnippetResultTests {
    private struct Snippet: SnippetIntent {
        static let title: LocalizedStringResource = "Snippet"

        func perform() async throws -> some IntentResult & ShowsSnippetView {
            .result(view: Text(verbatim: "shown"))
        }
    }

    private struct Balance: AppIntent {
        static let title: LocalizedStringResource = "Balance"

        func perform() async throws
            -> some ReturnsValue<Double> & ProvidesDialog & ShowsSnippetIntent
        {
            .result(
                value: 2.5, dialog: IntentDialog(full: "You owe 2.5", supporting: "So it is"),
                snippetIntent: Snippet())
        }
    }

    private struct Opening: AppIntent {
        static let title: LocalizedStringResource = "Opening"

        func perform() async throws -> some ReturnsValue<Int> & OpensIntent & ShowsSnippetIntent {
            .result(value: 1, opensIntent: Balance(), snippetIntent: Snippet())
        }
    }

    private struct Choosing: AppIntent {
        static let title: LocalizedStringResource = "Choosing"
        @Parameter(title: "Choice") var choice: Int

        func perform() async throws -> some IntentResult & OpensIntent & ShowsSnippetIntent {
            switch choice {
            case 0: return .result(opensIntent: Opening(), snippetIntent: Snippet())
            case 1: return .result(opensIntent: Balance(), snippetIntent: Snippet())
            default: return .result(snippetIntent: Snippet())
            }
        }
    }

    @Test(arguments: 0..<3)
    func `is of one type, whatever else it opens`(choice: Int) async throws {
        let intent = Choosing()
        intent.choice = choice
        let next = (try await intent.perform() as? any ResultParts)?.next
        #expect([next is Opening, next is Balance, next == nil].firstIndex(of: true) == choice)
    }

    @Test func `has its value, its dialog and the intent to open`() async throws {
        let balance = try await Balance().perform()
        #expect(balance.value == 2.5)
        #expect(balance.dialog != nil)
        let opening = try await Opening().perform()
        #expect(opening.value == 1)
        #expect((opening as? any ResultParts)?.next is Balance)
        _ = try await Snippet().perform()
    }
}
