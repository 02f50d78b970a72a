import AppIntents
import Testing

@Suite("An intent that tells or asks while it is performed")
struct PerformingIntentTests {
    private struct Transcribe: ProgressReportingIntent {
        static let title: LocalizedStringResource = "Transcribe"

        func perform() async throws -> some IntentResult & ProvidesDialog {
            progress.totalUnitCount = 4
            progress.localizedDescription = "Listening"
            progress.localizedAdditionalDescription = "to the end"
            progress.completedUnitCount += 1
            progress.completedUnitCount += 1
            let words = [progress.localizedDescription, progress.localizedAdditionalDescription]
                .compactMap(\.self).joined(separator: " ")
            let percent = Int(progress.fractionCompleted * 100)
            return .result(dialog: "\(words): \(percent)")
        }
    }

    @Test func `has one progress, with words`() async throws {
        let performed = try await PerformedIntent(Transcribe.self, with: [:])
        #expect(performed.words == "Listening to the end: 50")
    }

    @Test func `asks for the front in vain, with what was to be done there`() async {
        struct Scan: ForegroundContinuableIntent {
            static let title: LocalizedStringResource = "Scan"

            func perform() async throws -> some IntentResult & ReturnsValue<Int> {
                let found = try await requestToContinueInForeground("Open?") { 7 }
                return .result(value: found)
            }
        }
        await #expect(throws: AppIntentError.self) { try await Scan().perform() }
    }
}
