public import Foundation

/// The weather of a place, now and to come.
public struct Weather: Codable, Hashable, Sendable {
    /// Now.
    public var currentWeather: CurrentWeather
    /// In each minute to come.
    public var minuteForecast: Forecast<MinuteWeather>?
    /// In each hour to come.
    public var hourlyForecast: Forecast<HourWeather>
    /// On each day to come.
    public var dailyForecast: Forecast<DayWeather>
    /// What one is warned of.
    public var weatherAlerts: [WeatherAlert]?
    /// What is known for the place.
    public var availability: WeatherAvailability
}

/// The weather in each of several times.
public struct Forecast<Element: Decodable & Encodable & Hashable & Sendable>:
    RandomAccessCollection,
    Codable, Hashable, Sendable
{
    /// The times.
    public var forecast: [Element]
    /// Where it comes from.
    public var metadata: WeatherMetadata

    /// The first time's place.
    public var startIndex: Int { forecast.startIndex }
    /// The place behind the last time.
    public var endIndex: Int { forecast.endIndex }
    /// The time at a place.
    public subscript(position: Int) -> Element { forecast[position] }
}

/// Where weather comes from.
public struct WeatherMetadata: Codable, Hashable, Sendable {
    /// When it was asked for.
    public var date: Date
    /// Until when it counts.
    public var expirationDate: Date
    /// Degrees north of the equator.
    public var latitude: Double
    /// Degrees east of Greenwich.
    public var longitude: Double
}

/// What is known for a place.
public struct WeatherAvailability: Codable, Hashable, Sendable {
    /// Whether minutes are.
    public var minuteAvailability: AvailabilityKind
    /// Whether warnings are.
    public var alertAvailability: AvailabilityKind
}

extension WeatherAvailability {
    /// Whether something is known.
    public enum AvailabilityKind: String, Codable, Hashable, Sendable {
        /// It is.
        case available
        /// At the moment it is not.
        case temporarilyUnavailable
        /// Never for this place.
        case unsupported
        /// The value is unknown.
        case unknown
    }
}
