import Foundation
import PortholeFoundation
import Testing

@Suite("A measurement's format")
struct MeasurementFormatTests {
    private let german = Locale(identifier: "de_DE")
    private let american = Locale(identifier: "en_US")

    @Test func `converts to the units of the locale and the usage`() {
        let trail = Measurement(value: 5, unit: UnitLength.kilometers)
        let style = Measurement<UnitLength>.FormatStyle(width: .abbreviated, locale: american)
        #expect(trail.formatted(style) == "3.1 mi")
        #expect(trail.formatted(style.locale(german)) == "5 km")
        let wide = Measurement<UnitLength>.FormatStyle(
            width: .wide, locale: american, usage: .asProvided)
        #expect(trail.formatted(wide) == "5 kilometers")
        let wind = Measurement(value: 5, unit: UnitSpeed.metersPerSecond)
        #expect(
            wind.formatted(.measurement(width: .abbreviated, usage: .wind).locale(american))
                == "11 mph")
    }

    @Test func `writes temperatures with and without their scale`() {
        let air = Measurement(value: 21.5, unit: UnitTemperature.celsius)
        let style = Measurement<UnitTemperature>.FormatStyle(
            width: .narrow, locale: american, usage: .weather)
        #expect(air.formatted(style) == "71°")
        #expect(air.formatted(style.locale(german)) == "22 °C")
        var bare = style.locale(german)
        bare.hidesScaleName = true
        #expect(air.formatted(bare) == "22°")
    }

    @Test func `writes the number in another format`() {
        let style = Measurement<UnitLength>.FormatStyle(
            width: .abbreviated, locale: american, usage: .road,
            numberFormatStyle: .number.precision(.fractionLength(2)))
        #expect(Measurement(value: 5, unit: UnitLength.kilometers).formatted(style) == "3.11 mi")
    }

    @Test func `is the same in MeasurementFormatter`() {
        let formatter = MeasurementFormatter()
        formatter.locale = american
        let trail = Measurement(value: 5, unit: UnitLength.kilometers)
        #expect(formatter.string(from: trail) == "3.107 mi")
        formatter.unitOptions = .providedUnit
        formatter.unitStyle = .long
        #expect(formatter.string(from: trail) == "5 kilometers")
        #expect(formatter.string(from: UnitLength.kilometers) == "kilometers")
        formatter.unitOptions = .temperatureWithoutUnit
        formatter.unitStyle = .medium
        #expect(
            formatter.string(from: Measurement(value: 20, unit: UnitTemperature.celsius)) == "68°")
    }

    @Test func `counts bytes, however large the unit`() {
        func text(_ value: Double, _ unit: UnitInformationStorage) -> String {
            Measurement(value: value, unit: unit)
                .formatted(.byteCount(style: .file).locale(american))
        }
        #expect(text(1.5, .gigabytes) == "1.5 GB")
        #expect(text(2.9, .bytes) == "2 bytes")
        #expect(text(8, .megabits) == "1 MB")
        #expect(
            text(1e30, .yottabytes)
                == Int64.max.formatted(.byteCount(style: .file).locale(american)))
        let megabytes = Measurement(value: 5, unit: UnitInformationStorage.gigabytes)
        #expect(
            megabytes.formatted(.byteCount(style: .decimal, allowedUnits: .mb).locale(german))
                == "5.000 MB")
    }

    @Test func `has a symbol for a unit without a name`() {
        let unit = UnitLength(symbol: "ell", converter: UnitConverterLinear(coefficient: 0.5))
        let style = Measurement<UnitLength>.FormatStyle(width: .wide, locale: german)
        #expect(Measurement(value: 1.5, unit: unit).formatted(style) == "1,5 ell")
    }

    @Test func `stands beside lists of a language`() {
        let formatter = ListFormatter()
        formatter.locale = german
        #expect(formatter.string(from: ["a", "b", "c"]) == "a, b und c")
        formatter.locale = american
        #expect(formatter.string(from: [1, 2, 3]) == "1, 2, and 3")
    }
}
