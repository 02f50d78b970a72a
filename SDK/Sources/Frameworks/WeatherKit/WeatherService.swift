public import CoreLocation

/// Provides the weather.
///
/// Differs from Apple: there is no service; requests fail with `WeatherError.permissionDenied`.
public final class WeatherService: Sendable {
    /// The shared service.
    public static let shared = WeatherService()

    /// Creates a service.
    public init() {}

    /// The weather of a place: fails.
    public func weather(for location: CLLocation) async throws -> Weather { throw failure() }

    /// A part of the weather of a place: fails.
    public func weather<T>(
        for location: CLLocation, including dataSet: WeatherQuery<T>
    ) async throws -> T { throw failure() }

    /// Parts of the weather of a place: fails.
    public func weather<T1, T2>(
        for location: CLLocation, including dataSet1: WeatherQuery<T1>, _ dataSet2: WeatherQuery<T2>
    ) async throws -> (T1, T2) { throw failure() }

    /// Parts of the weather of a place: fails.
    public func weather<T1, T2, T3>(
        for location: CLLocation, including dataSet1: WeatherQuery<T1>,
        _ dataSet2: WeatherQuery<T2>, _ dataSet3: WeatherQuery<T3>
    ) async throws -> (T1, T2, T3) { throw failure() }

    /// Parts of the weather of a place: fails.
    public func weather<T1, T2, T3, T4>(
        for location: CLLocation, including dataSet1: WeatherQuery<T1>,
        _ dataSet2: WeatherQuery<T2>, _ dataSet3: WeatherQuery<T3>, _ dataSet4: WeatherQuery<T4>
    ) async throws -> (T1, T2, T3, T4) { throw failure() }

    /// The attribution; always throws.
    public var attribution: WeatherAttribution {
        get async throws { throw failure() }
    }

    private func failure() -> WeatherError {
        PluginLog.warnOnce("There is no WeatherKit on Linux: WeatherService fails.")
        return .permissionDenied
    }
}

/// An error of WeatherKit.
public enum WeatherError: LocalizedError, Hashable, Sendable {
    /// The plugin lacks permission.
    case permissionDenied
    /// An unknown error.
    case unknown

    /// The localized description.
    public var errorDescription: String? { "The weather is not available." }
}

/// A part of the weather.
public struct WeatherQuery<T>: Sendable {}

extension WeatherQuery where T == CurrentWeather {
    /// The current weather.
    public static var current: WeatherQuery<CurrentWeather> { WeatherQuery() }
}

extension WeatherQuery where T == Forecast<MinuteWeather>? {
    /// The weather of each minute.
    public static var minute: WeatherQuery<Forecast<MinuteWeather>?> { WeatherQuery() }
}

extension WeatherQuery where T == Forecast<HourWeather> {
    /// The weather of each hour.
    public static var hourly: WeatherQuery<Forecast<HourWeather>> { WeatherQuery() }

    /// The weather of each hour between two dates.
    public static func hourly(
        startDate: Date, endDate: Date
    ) -> WeatherQuery<Forecast<HourWeather>> { WeatherQuery() }
}

extension WeatherQuery where T == Forecast<DayWeather> {
    /// The weather of each day.
    public static var daily: WeatherQuery<Forecast<DayWeather>> { WeatherQuery() }

    /// The weather of each day between two dates.
    public static func daily(
        startDate: Date, endDate: Date
    ) -> WeatherQuery<Forecast<DayWeather>> { WeatherQuery() }
}

extension WeatherQuery where T == [WeatherAlert]? {
    /// The weather alerts.
    public static var alerts: WeatherQuery<[WeatherAlert]?> { WeatherQuery() }
}

extension WeatherQuery where T == WeatherAvailability {
    /// The availability of data for a location.
    public static var availability: WeatherQuery<WeatherAvailability> { WeatherQuery() }
}

/// The attribution that must be shown with the weather.
public struct WeatherAttribution: Hashable, Sendable {
    /// The name of the service.
    public var serviceName: String
    /// The URL of the legal page.
    public var legalPageURL: URL
    /// The mark for light backgrounds.
    public var combinedMarkLightURL: URL
    /// The mark for dark backgrounds.
    public var combinedMarkDarkURL: URL
    /// The URL of the square logo.
    public var squareMarkURL: URL
    /// The legal attribution text.
    public var legalAttributionText: String
}
