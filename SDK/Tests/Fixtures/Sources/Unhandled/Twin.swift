import AppIntents

private struct TwinIntent: AppIntent {
    static let title: LocalizedStringResource = "Twin"
    func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "Pollux") }
}
