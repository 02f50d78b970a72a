import PortholeFoundation
import Testing

@Suite("A number formatter with bounds of fraction digits")
struct FractionNumberFormatterTests {
    private func text(
        _ number: Double, _ style: NumberFormatter.Style, _ change: (NumberFormatter) -> Void
    ) -> String? {
        let formatter = _FractionNumberFormatter()
        formatter.locale = Locale(identifier: "en_US")
        formatter.numberStyle = style
        change(formatter)
        return formatter.string(from: NSNumber(value: number))
    }

    @Test(arguments: [
        (14.4321, 1, 1, "14.4"), (14.0, 1, 1, "14.0"), (14.0, 1, 2, "14.0"),
        (14.4567, 1, 2, "14.46"), (14.0006, 1, 3, "14.001"), (14.0006, 1, 2, "14.0"),
        (1414.1234567, 2, 5, "1,414.12346"), (0.0, 2, 2, "0.00"), (-0.05, 1, 1, "-0.0"),
    ])
    func `respects the minimum and the maximum together`(
        number: Double, least: Int, most: Int, expected: String
    ) {
        let result = text(number, .decimal) {
            $0.minimumFractionDigits = least
            $0.maximumFractionDigits = most
        }
        #expect(result == expected)
    }

    @Test func `lets the later one prevail where they contradict`() {
        #expect(text(4, .decimal) { $0.minimumFractionDigits = 5 } == "4.00000")
        #expect(text(4.5, .currency) { $0.maximumFractionDigits = 0 } == "$4")
        #expect(text(1234.6, .currency) { $0.maximumFractionDigits = 0 } == "$1,235")
        #expect(text(4.25, .currency) { $0.maximumFractionDigits = 1 } == "$4.2")
        let later = text(1.5, .decimal) {
            $0.maximumFractionDigits = 0
            $0.minimumFractionDigits = 2
        }
        #expect(later == "1.50")
    }

    @Test func `counts digits of what is shown`() {
        let percent = text(0.45678, .percent) {
            $0.minimumFractionDigits = 1
            $0.maximumFractionDigits = 2
        }
        #expect(percent == "45.68%")
        #expect(text(0.45, .percent) { $0.minimumFractionDigits = 1 } == "45.0%")
    }

    @Test func `behaves as Foundation's without bounds, and with significant digits`() {
        #expect(text(4.5, .currency) { _ in } == "$4.50")
        #expect(text(14.4321, .decimal) { _ in } == "14.432")
        let significant = text(14.4321, .decimal) {
            $0.usesSignificantDigits = true
            $0.maximumSignificantDigits = 4
            $0.minimumFractionDigits = 1
        }
        #expect(significant == "14.43")
        for number in [Double.infinity, 1e300, 1e-300] {
            #expect(text(number, .decimal) { $0.minimumFractionDigits = 1 } != nil)
        }
    }

    @Test func `writes whatever is a number, and keeps its bounds`() {
        let formatter = _FractionNumberFormatter()
        formatter.locale = Locale(identifier: "en_US")
        formatter.minimumFractionDigits = 1
        formatter.maximumFractionDigits = 2
        #expect(formatter.string(for: 14.5678) == "14.57")
        #expect(formatter.string(for: "a") == nil)
        #expect(formatter.minimumFractionDigits == 1 && formatter.maximumFractionDigits == 2)
    }
}
