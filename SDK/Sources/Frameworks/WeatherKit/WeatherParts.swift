public import Foundation

/// The UV index.
public struct UVIndex: Codable, Hashable, Sendable {
    /// The number.
    public var value: Int
    /// How dangerous it is.
    public var category: ExposureCategory
}

extension UVIndex {
    /// How dangerous the sun is.
    public enum ExposureCategory: String, CaseIterable, Codable, Hashable, Sendable {
        /// Hardly.
        case low
        /// Somewhat.
        case moderate
        /// Much.
        case high
        /// Very much.
        case veryHigh
        /// As much as can be.
        case extreme
    }
}

/// The wind.
public struct Wind: Codable, Hashable, Sendable {
    /// From which side it comes.
    public var compassDirection: CompassDirection
    /// From where it comes.
    public var direction: Measurement<UnitAngle>
    /// How fast it is.
    public var speed: Measurement<UnitSpeed>
    /// How fast its gusts are.
    public var gust: Measurement<UnitSpeed>?
}

extension Wind {
    /// A side that wind comes from.
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
    /// Nothing.
    case none
    /// Hail.
    case hail
    /// Several things.
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
    /// It falls.
    case falling
    /// It rises.
    case rising
    /// It stays.
    case steady
}

/// When the sun is where.
public struct SunEvents: Codable, Hashable, Sendable {
    /// When the night ends.
    public var astronomicalDawn: Date?
    /// When the horizon is seen.
    public var nauticalDawn: Date?
    /// When one sees without lamps.
    public var civilDawn: Date?
    /// When the sun rises.
    public var sunrise: Date?
    /// When the sun is highest.
    public var solarNoon: Date?
    /// When the sun sets.
    public var sunset: Date?
    /// When one needs lamps.
    public var civilDusk: Date?
    /// When the horizon is seen no more.
    public var nauticalDusk: Date?
    /// When the night begins.
    public var astronomicalDusk: Date?
    /// When the sun is lowest.
    public var solarMidnight: Date?
}

/// When the moon is where.
public struct MoonEvents: Codable, Hashable, Sendable {
    /// What is seen of it.
    public var phase: MoonPhase
    /// When it rises.
    public var moonrise: Date?
    /// When it sets.
    public var moonset: Date?
}

/// What is seen of the moon.
public enum MoonPhase: String, CaseIterable, Codable, Hashable, Sendable {
    /// Nothing.
    case new
    /// Less than half, growing.
    case waxingCrescent
    /// Half, growing.
    case firstQuarter
    /// More than half, growing.
    case waxingGibbous
    /// All.
    case full
    /// More than half, shrinking.
    case waningGibbous
    /// Half, shrinking.
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

/// What one is warned of.
public struct WeatherAlert: Codable, Hashable, Sendable {
    /// Where to read more.
    public var detailsURL: URL
    /// Who warns.
    public var source: String
    /// Of what.
    public var summary: String
    /// Where.
    public var region: String?
    /// How bad it is.
    public var severity: WeatherSeverity
}

/// How bad something is.
public enum WeatherSeverity: String, CaseIterable, Codable, Hashable, Sendable {
    /// A little.
    case minor
    /// Somewhat.
    case moderate
    /// Much.
    case severe
    /// As much as can be.
    case extreme
    /// The value is unknown.
    case unknown
}
