// The names are those that authors write.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// Grams in a mole of glucose.
public let HKUnitMolarMassBloodGlucose = 180.15588

extension HKUnit {
    private static func scaled(_ symbol: String, _ kind: String, _ prefix: HKMetricPrefix) -> HKUnit
    {
        HKUnit(prefix.symbol + symbol, size: prefix.factor, kind: [kind: 1])
    }

    static let none = HKUnit("", size: 1, kind: [:])

    /// A count.
    public class func count() -> HKUnit { HKUnit("count", size: 1, kind: [:]) }
    /// Percent, as a fraction of 1.
    ///
    /// A fraction: 0.5 is 50 %, as on Apple's platforms.
    public class func percent() -> HKUnit { HKUnit("%", size: 1, kind: [:]) }

    /// Grams.
    public class func gram() -> HKUnit { gramUnit(with: .none) }
    /// Grams with a prefix.
    public class func gramUnit(with prefix: HKMetricPrefix) -> HKUnit {
        scaled("g", "mass", prefix)
    }
    /// Ounces.
    public class func ounce() -> HKUnit { HKUnit("oz", size: 28.349523125, kind: ["mass": 1]) }
    /// Pounds.
    public class func pound() -> HKUnit { HKUnit("lb", size: 453.59237, kind: ["mass": 1]) }
    /// Stones.
    public class func stone() -> HKUnit { HKUnit("st", size: 6350.29318, kind: ["mass": 1]) }
    /// Moles of a substance, with a prefix.
    public class func moleUnit(with prefix: HKMetricPrefix, molarMass gramsPerMole: Double)
        -> HKUnit
    {
        HKUnit(
            "\(prefix.symbol)mol<\(gramsPerMole)>", size: gramsPerMole * prefix.factor,
            kind: ["mass": 1])
    }
    /// Moles of a substance.
    public class func moleUnit(withMolarMass gramsPerMole: Double) -> HKUnit {
        moleUnit(with: .none, molarMass: gramsPerMole)
    }

    /// Meters.
    public class func meter() -> HKUnit { meterUnit(with: .none) }
    /// Meters with a prefix.
    public class func meterUnit(with prefix: HKMetricPrefix) -> HKUnit {
        scaled("m", "length", prefix)
    }
    /// Inches.
    public class func inch() -> HKUnit { HKUnit("in", size: 0.0254, kind: ["length": 1]) }
    /// Feet.
    public class func foot() -> HKUnit { HKUnit("ft", size: 0.3048, kind: ["length": 1]) }
    /// Yards.
    public class func yard() -> HKUnit { HKUnit("yd", size: 0.9144, kind: ["length": 1]) }
    /// Miles.
    public class func mile() -> HKUnit { HKUnit("mi", size: 1609.344, kind: ["length": 1]) }

    /// Litres.
    public class func liter() -> HKUnit { literUnit(with: .none) }
    /// Litres with a prefix.
    public class func literUnit(with prefix: HKMetricPrefix) -> HKUnit {
        scaled("L", "volume", prefix)
    }
    /// American fluid ounces.
    public class func fluidOunceUS() -> HKUnit {
        HKUnit("fl_oz_us", size: 0.0295735295625, kind: ["volume": 1])
    }
    /// Imperial fluid ounces.
    public class func fluidOunceImperial() -> HKUnit {
        HKUnit("fl_oz_imp", size: 0.0284130625, kind: ["volume": 1])
    }
    /// US cups.
    public class func cupUS() -> HKUnit {
        HKUnit("cup_us", size: 0.2365882365, kind: ["volume": 1])
    }
    /// US pints.
    public class func pintUS() -> HKUnit {
        HKUnit("pt_us", size: 0.473176473, kind: ["volume": 1])
    }

    /// Kilocalories.
    public class func kilocalorie() -> HKUnit { HKUnit("kcal", size: 1, kind: ["energy": 1]) }
    /// Kilocalories.
    public class func largeCalorie() -> HKUnit { HKUnit("Cal", size: 1, kind: ["energy": 1]) }
    /// Calories.
    public class func smallCalorie() -> HKUnit { HKUnit("cal", size: 0.001, kind: ["energy": 1]) }
    /// Joules.
    public class func joule() -> HKUnit { jouleUnit(with: .none) }
    /// Joules with a prefix.
    public class func jouleUnit(with prefix: HKMetricPrefix) -> HKUnit {
        HKUnit(prefix.symbol + "J", size: prefix.factor / 4184, kind: ["energy": 1])
    }

    /// Seconds.
    public class func second() -> HKUnit { secondUnit(with: .none) }
    /// Seconds with a prefix.
    public class func secondUnit(with prefix: HKMetricPrefix) -> HKUnit {
        scaled("s", "time", prefix)
    }
    /// Minutes.
    public class func minute() -> HKUnit { HKUnit("min", size: 60, kind: ["time": 1]) }
    /// Hours.
    public class func hour() -> HKUnit { HKUnit("hr", size: 3600, kind: ["time": 1]) }
    /// Days.
    public class func day() -> HKUnit { HKUnit("d", size: 86_400, kind: ["time": 1]) }
    /// Hertz.
    public class func hertz() -> HKUnit { HKUnit("Hz", size: 1, kind: ["time": -1]) }

    /// Degrees Celsius.
    public class func degreeCelsius() -> HKUnit {
        HKUnit("degC", size: 1, kind: ["temperature": 1], zero: 273.15)
    }
    /// Degrees of Fahrenheit.
    public class func degreeFahrenheit() -> HKUnit {
        HKUnit("degF", size: 5.0 / 9, kind: ["temperature": 1], zero: 459.67 * 5 / 9)
    }
    /// Kelvins.
    public class func kelvin() -> HKUnit { HKUnit("K", size: 1, kind: ["temperature": 1]) }

    /// Pascals with a prefix.
    public class func pascalUnit(with prefix: HKMetricPrefix) -> HKUnit {
        scaled("Pa", "pressure", prefix)
    }
    /// Pascals.
    public class func pascal() -> HKUnit { pascalUnit(with: .none) }
    /// Millimeters of mercury.
    public class func millimeterOfMercury() -> HKUnit {
        HKUnit("mmHg", size: 133.322387415, kind: ["pressure": 1])
    }
    /// International units.
    public class func internationalUnit() -> HKUnit { HKUnit("IU", size: 1, kind: ["unit": 1]) }
    /// Decibels of the sound pressure level.
    public class func decibelAWeightedSoundPressureLevel() -> HKUnit {
        HKUnit("dBASPL", size: 1, kind: ["sound": 1])
    }
    /// Watts.
    public class func watt() -> HKUnit {
        HKUnit("W", size: 1.0 / 4184, kind: ["energy": 1, "time": -1])
    }

    /// The unit of a symbol without a slash: factors with powers.
    static func product(_ string: String) -> HKUnit? {
        let factors = string.split(whereSeparator: { "·.*".contains($0) }).map { factor in
            let parts = factor.split(separator: "^")
            return factorUnit(String(parts[0])).map {
                parts.count > 1 ? $0.unitRaised(toPower: Int(parts[1]) ?? 1) : $0
            }
        }
        guard !factors.isEmpty, !factors.contains(where: { $0 == nil }) else { return nil }
        let units = factors.compactMap { $0 }
        return units.dropFirst().reduce(units[0]) { $0.unitMultiplied(by: $1) }
    }

    private static func factorUnit(_ symbol: String) -> HKUnit? {
        let plain = [
            count(), percent(), ounce(), pound(), stone(), inch(), foot(), yard(), mile(),
            fluidOunceUS(), fluidOunceImperial(), cupUS(), pintUS(), kilocalorie(), largeCalorie(),
            smallCalorie(), minute(), hour(), day(), hertz(), degreeCelsius(), degreeFahrenheit(),
            kelvin(), millimeterOfMercury(), internationalUnit(),
            decibelAWeightedSoundPressureLevel(), watt(),
        ]
        if let unit = plain.first(where: { $0.unitString == symbol }) { return unit }
        if symbol == "1" { return HKUnit.none }
        let prefixes = (0...13).compactMap(HKMetricPrefix.init)
        let makers = [gramUnit, meterUnit, literUnit, jouleUnit, secondUnit, pascalUnit]
        return prefixes.lazy.flatMap { prefix in makers.lazy.map { $0(prefix) } }
            .first { $0.unitString.lowercased() == symbol.lowercased() || $0.unitString == symbol }
    }
}
