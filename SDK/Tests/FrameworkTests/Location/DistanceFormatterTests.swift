import MapKit
import Testing

@Suite("A formatter of distances")
struct DistanceFormatterTests {
    private func formatter(_ locale: String) -> MKDistanceFormatter {
        let formatter = MKDistanceFormatter()
        formatter.locale = Locale(identifier: locale)
        return formatter
    }

    @Test(arguments: [
        ("de_DE", 347, "350 m"), ("de_DE", 1_240, "1,2 km"), ("de_DE", 34_567, "35 km"),
        ("en_US", 100, "330 ft"), ("en_US", 1_000, "0.6 mi"), ("en_GB", 100, "110 yd"),
    ])
    func `rounds as signs on roads do`(_ locale: String, _ metres: Double, _ expected: String) {
        #expect(formatter(locale).string(fromDistance: metres) == expected)
    }

    @Test func `takes units and names for them as asked`() {
        let formatter = formatter("en_US")
        formatter.units = .metric
        formatter.unitStyle = .full
        #expect(formatter.string(fromDistance: 2_000) == "2 kilometers")
    }

    @Test func `reads what it writes`() {
        #expect(formatter("de_DE").distance(from: "1,2 km") == 1_200)
        #expect(abs(formatter("en_US").distance(from: "0.6 mi") - 965.6) < 0.1)
        #expect(formatter("en_US").distance(from: "far") == -1)
    }
}
