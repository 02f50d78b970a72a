import CoreLocation
public import Foundation
import PortholeFoundation

/// Formats distances as road signs do: "350 m", "1.2 km", "0.5 mi".
///
/// Differs from Apple: how far numbers are rounded is not documented there. Here meters, feet and
/// yards are rounded to tens, and kilometers and miles have one fraction digit below ten.
open class MKDistanceFormatter: Formatter, @unchecked Sendable {
    // Unchecked: as Apple's, it is set up before it is used.

    /// The system of units.
    public enum Units: UInt, Sendable {
        /// The default of the locale.
        case `default`
        /// Meters and kilometers.
        case metric
        /// Feet and miles.
        case imperial
        /// Yards and miles.
        case imperialWithYards
    }

    /// How unit names are written.
    public enum DistanceUnitStyle: UInt, Sendable {
        /// Abbreviated.
        case `default`
        /// Abbreviated.
        case abbreviated
        /// In full.
        case full
    }

    /// The locale.
    open var locale = Locale.current
    /// The system of units.
    open var units = Units.default
    /// How unit names are written.
    open var unitStyle = DistanceUnitStyle.default

    /// Formats a distance in meters.
    open func string(fromDistance distance: Double) -> String {
        let length = Measurement(value: distance, unit: UnitLength.meters)
        let (small, large) = lengths
        let far = length.converted(to: large).value
        // The large unit is used from a kilometer or a tenth of a mile on.
        let threshold = large == .kilometers ? 1 : 0.1
        if abs(far) < threshold {
            let tens = (length.converted(to: small).value / 10).rounded() * 10
            return text(tens, small, fractionDigits: 0)
        }
        return text(far, large, fractionDigits: abs(far) < 10 ? 1 : 0)
    }

    /// Parses a distance in meters; -1 if the text is invalid.
    open func distance(from distance: String) -> Double {
        let scanner = Scanner(string: distance)
        scanner.locale = locale
        guard let value = scanner.scanDouble() else { return -1 }
        let unit = distance[scanner.currentIndex...].trimmingCharacters(in: .whitespaces)
        let (small, large) = lengths
        for length in [small, large] where names(of: length).contains(unit) {
            return Measurement(value: value, unit: length).converted(to: .meters).value
        }
        return -1
    }

    /// Formats a number of meters.
    open override func string(for obj: Any?) -> String? {
        (obj as? NSNumber).map { string(fromDistance: $0.doubleValue) }
    }

    private var lengths: (small: UnitLength, large: UnitLength) {
        switch units {
        case .metric: (.meters, .kilometers)
        case .imperial: (.feet, .miles)
        case .imperialWithYards: (.yards, .miles)
        case .default:
            switch locale.measurementSystem {
            case .us: (.feet, .miles)
            case .uk: (.yards, .miles)
            default: (.meters, .kilometers)
            }
        }
    }

    private func text(_ value: Double, _ unit: UnitLength, fractionDigits: Int) -> String {
        let formatter = MeasurementFormatter()
        formatter.locale = locale
        formatter.unitOptions = .providedUnit
        formatter.unitStyle = unitStyle == .full ? .long : .medium
        formatter.numberFormatter.locale = locale
        formatter.numberFormatter.maximumFractionDigits = fractionDigits
        return formatter.string(from: Measurement(value: value, unit: unit))
    }

    /// Returns the names of the unit as they follow a number.
    private func names(of unit: UnitLength) -> Set<String> {
        let words = [1.0, 2].map { text($0, unit, fractionDigits: 0) }
        return Set(words.map { String($0.drop { $0.isNumber || $0.isWhitespace }) })
    }
}
