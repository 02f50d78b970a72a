import AppIntents
import Testing

@Suite("A donated intent")
struct IntentDonationTests {
    private struct Stroll: AppIntent {
        static let title: LocalizedStringResource = "Stroll"

        func perform() async throws -> some IntentResult { .result() }
    }

    /// Where nothing can be waited for.
    private func told() -> IntentDonationIdentifier { Stroll().donate() }

    @Test func `has an identifier of its own each time`() async throws {
        let first = told()
        #expect(try await Stroll().donate() != first)
        let result = try await Stroll().perform()
        let manager = IntentDonationManager.shared
        #expect(try await manager.donate(intent: Stroll(), result: result) != first)
    }
}
