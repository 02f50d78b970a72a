public import Foundation

/// The current and forecast weather of a location.
public struct Weather: Codable, Hashable, Sendable {
    /// The current weather.
    public var currentWeather: CurrentWeather
    /// The weather of each minute.
    public var minuteForecast: Forecast<MinuteWeather>?
    /// The weather of each hour.
    public var hourlyForecast: Forecast<HourWeather>
    /// The weather of each day.
    public var dailyForecast: Forecast<DayWeather>
    /// The weather alerts.
    public var weatherAlerts: [WeatherAlert]?
    /// The availability of data for a location.
    public var availability: WeatherAvailability
}

/// The weather in each of several times.
public struct Forecast<Element: Decodable & Encodable & Hashable & Sendable>:
    RandomAccessCollection,
    Codable, Hashable, Sendable
{
    /// The elements.
    public var forecast: [Element]
    /// The source of the data.
    public var metadata: WeatherMetadata

    /// The first time's place.
    public var startIndex: Int { forecast.startIndex }
    /// The place behind the last time.
    public var endIndex: Int { forecast.endIndex }
    /// The element at an index.
    public subscript(position: Int) -> Element { forecast[position] }
}

/// The metadata of weather data.
public struct WeatherMetadata: Codable, Hashable, Sendable {
    /// The date of the request.
    public var date: Date
    /// The expiration date.
    public var expirationDate: Date
    /// Degrees north of the equator.
    public var latitude: Double
    /// Degrees east of Greenwich.
    public var longitude: Double
}

/// The availability of data for a location.
public struct WeatherAvailability: Codable, Hashable, Sendable {
    /// The availability of minute forecasts.
    public var minuteAvailability: AvailabilityKind
    /// The availability of alerts.
    public var alertAvailability: AvailabilityKind
}

extension WeatherAvailability {
    /// The availability of data.
    public enum AvailabilityKind: String, Codable, Hashable, Sendable {
        /// Available.
        case available
        /// Temporarily unavailable.
        case temporarilyUnavailable
        /// Not supported at this location.
        case unsupported
        /// Unknown.
        case unknown
    }
}
