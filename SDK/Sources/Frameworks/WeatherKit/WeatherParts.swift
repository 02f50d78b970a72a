public import Foundation

/// The UV index.
public struct UVIndex: Codable, Hashable, Sendable {
    /// The UV index.
    public var value: Int
    /// The exposure category.
    public var category: ExposureCategory
}

extension UVIndex {
    /// The exposure category.
    public enum ExposureCategory: String, CaseIterable, Codable, Hashable, Sendable {
        /// Low.
        case low
        /// Moderate.
        case moderate
        /// High.
        case high
        /// Very high.
        case veryHigh
        /// Extreme.
        case extreme
    }
}

/// The wind.
public struct Wind: Codable, Hashable, Sendable {
    /// The compass direction from which the wind blows.
    public var compassDirection: CompassDirection
    /// The direction from which the wind blows.
    public var direction: Measurement<UnitAngle>
    /// The wind speed.
    public var speed: Measurement<UnitSpeed>
    /// The gust speed.
    public var gust: Measurement<UnitSpeed>?
}

extension Wind {
    /// A compass direction of the wind.
    public enum CompassDirection: String, CaseIterable, Codable, Hashable, Sendable {
        /// North.
        case north
        /// North-northeast.
        case northNortheast
        /// Northeast.
        case northeast
        /// East-northeast.
        case eastNortheast
        /// East.
        case east
        /// East-southeast.
        case eastSoutheast
        /// Southeast.
        case southeast
        /// South-southeast.
        case southSoutheast
        /// South.
        case south
        /// South-southwest.
        case southSouthwest
        /// Southwest.
        case southwest
        /// West-southwest.
        case westSouthwest
        /// West.
        case west
        /// West-northwest.
        case westNorthwest
        /// Northwest.
        case northwest
        /// North-northwest.
        case northNorthwest
    }
}

/// The kind of precipitation.
public enum Precipitation: String, CaseIterable, Codable, Hashable, Sendable {
    /// None.
    case none
    /// Hail.
    case hail
    /// Mixed precipitation.
    case mixed
    /// Rain.
    case rain
    /// Sleet.
    case sleet
    /// Snow.
    case snow
}

/// Whether the pressure of the air changes.
public enum PressureTrend: String, CaseIterable, Codable, Hashable, Sendable {
    /// Falling.
    case falling
    /// Rising.
    case rising
    /// Steady.
    case steady
}

/// The events of the sun.
public struct SunEvents: Codable, Hashable, Sendable {
    /// The astronomical dawn.
    public var astronomicalDawn: Date?
    /// The nautical dawn.
    public var nauticalDawn: Date?
    /// The civil dawn.
    public var civilDawn: Date?
    /// The sunrise.
    public var sunrise: Date?
    /// The solar noon.
    public var solarNoon: Date?
    /// The sunset.
    public var sunset: Date?
    /// The civil dusk.
    public var civilDusk: Date?
    /// The nautical dusk.
    public var nauticalDusk: Date?
    /// The astronomical dusk.
    public var astronomicalDusk: Date?
    /// The solar midnight.
    public var solarMidnight: Date?
}

/// The events of the moon.
public struct MoonEvents: Codable, Hashable, Sendable {
    /// The phase of the moon.
    public var phase: MoonPhase
    /// The moonrise.
    public var moonrise: Date?
    /// The moonset.
    public var moonset: Date?
}

/// The phase of the moon.
public enum MoonPhase: String, CaseIterable, Codable, Hashable, Sendable {
    /// New moon.
    case new
    /// Less than half, growing.
    case waxingCrescent
    /// First quarter.
    case firstQuarter
    /// More than half, growing.
    case waxingGibbous
    /// Full moon.
    case full
    /// More than half, shrinking.
    case waningGibbous
    /// Last quarter.
    case lastQuarter
    /// Less than half, shrinking.
    case waningCrescent

    /// The name of the SF Symbol for the condition.
    public var symbolName: String {
        switch self {
        case .new: "moonphase.new.moon"
        case .waxingCrescent: "moonphase.waxing.crescent"
        case .firstQuarter: "moonphase.first.quarter"
        case .waxingGibbous: "moonphase.waxing.gibbous"
        case .full: "moonphase.full.moon"
        case .waningGibbous: "moonphase.waning.gibbous"
        case .lastQuarter: "moonphase.last.quarter"
        case .waningCrescent: "moonphase.waning.crescent"
        }
    }
}

/// A weather alert.
public struct WeatherAlert: Codable, Hashable, Sendable {
    /// The URL of details.
    public var detailsURL: URL
    /// The source.
    public var source: String
    /// The summary.
    public var summary: String
    /// The region.
    public var region: String?
    /// The severity.
    public var severity: WeatherSeverity
}

/// The severity.
public enum WeatherSeverity: String, CaseIterable, Codable, Hashable, Sendable {
    /// Minor.
    case minor
    /// Moderate.
    case moderate
    /// Severe.
    case severe
    /// Extreme.
    case extreme
    /// Unknown.
    case unknown
}
