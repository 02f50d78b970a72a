import PortholeFoundation
import Testing

@Suite("A date formatter with names of days")
struct RelativeDateFormatterTests {
    private func text(
        _ days: Int, _ locale: String = "en_US", time: DateFormatter.Style = .none,
        context: Formatter.Context = .unknown
    ) -> String {
        let formatter = _RelativeDateFormatter()
        formatter.locale = Locale(identifier: locale)
        formatter.doesRelativeDateFormatting = true
        formatter.dateStyle = .medium
        formatter.timeStyle = time
        formatter.formattingContext = context
        let noon = Calendar.current.startOfDay(for: .now).addingTimeInterval(12 * 3600)
        return formatter.string(from: noon.addingTimeInterval(Double(days) * 86_400))
    }

    private func hasNumbers(_ text: String) -> Bool { text.contains { $0.isNumber } }

    @Test func `names today and its neighbours, and other days where the language has names`() {
        #expect([-1, 0, 1].map { text($0) } == ["Yesterday", "Today", "Tomorrow"])
        #expect(text(0, context: .middleOfSentence) == "today")
        #expect([-2, 0, 2].map { text($0, "de_DE") } == ["Vorgestern", "Heute", "Übermorgen"])
        #expect(hasNumbers(text(2)) && hasNumbers(text(30)))
    }

    @Test func `puts the name in the place of the date before a time`() {
        let text = text(1, time: .short)
        #expect(text.hasPrefix("Tomorrow") && text.contains("12:00"), "\(text)")
    }

    @Test func `is as every other where names are not asked for`() {
        let formatter = _RelativeDateFormatter()
        formatter.locale = Locale(identifier: "en_US")
        formatter.dateStyle = .medium
        #expect(hasNumbers(formatter.string(from: .now)))
    }
}
