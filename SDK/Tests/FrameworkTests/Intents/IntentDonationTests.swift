import AppIntents
import Testing

@Suite("Telling of what a user did")
struct IntentDonationTests {
    private struct Stroll: AppIntent {
        static let title: LocalizedStringResource = "Stroll"

        func perform() async throws -> some IntentResult { .result() }
    }

    /// Where nothing can be waited for.
    private func told() -> IntentDonationIdentifier { Stroll().donate() }

    @Test func `is told apart from another time`() async throws {
        let first = told()
        #expect(try await Stroll().donate() != first)
        let result = try await Stroll().perform()
        let manager = IntentDonationManager.shared
        #expect(try await manager.donate(intent: Stroll(), result: result) != first)
    }
}
