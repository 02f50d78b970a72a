public import CoreLocation

/// Tells the weather.
///
/// Differs from Apple: there is no service; requests fail with `WeatherError.permissionDenied`.
public final class WeatherService: Sendable {
    /// The only service.
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

    /// Who is to be named: fails.
    public var attribution: WeatherAttribution {
        get async throws { throw failure() }
    }

    private func failure() -> WeatherError {
        PluginLog.warnOnce("There is no WeatherKit on Linux: WeatherService fails.")
        return .permissionDenied
    }
}

/// Why there is no weather.
public enum WeatherError: LocalizedError, Hashable, Sendable {
    /// The plugin may not ask.
    case permissionDenied
    /// Something else.
    case unknown

    /// The reason in words.
    public var errorDescription: String? { "The weather is not available." }
}

/// A part of the weather.
public struct WeatherQuery<T>: Sendable {}

extension WeatherQuery where T == CurrentWeather {
    /// Now.
    public static var current: WeatherQuery<CurrentWeather> { WeatherQuery() }
}

extension WeatherQuery where T == Forecast<MinuteWeather>? {
    /// In each minute to come.
    public static var minute: WeatherQuery<Forecast<MinuteWeather>?> { WeatherQuery() }
}

extension WeatherQuery where T == Forecast<HourWeather> {
    /// In each hour to come.
    public static var hourly: WeatherQuery<Forecast<HourWeather>> { WeatherQuery() }

    /// In each hour between two dates.
    public static func hourly(
        startDate: Date, endDate: Date
    ) -> WeatherQuery<Forecast<HourWeather>> { WeatherQuery() }
}

extension WeatherQuery where T == Forecast<DayWeather> {
    /// On each day to come.
    public static var daily: WeatherQuery<Forecast<DayWeather>> { WeatherQuery() }

    /// On each day between two dates.
    public static func daily(
        startDate: Date, endDate: Date
    ) -> WeatherQuery<Forecast<DayWeather>> { WeatherQuery() }
}

extension WeatherQuery where T == [WeatherAlert]? {
    /// What one is warned of.
    public static var alerts: WeatherQuery<[WeatherAlert]?> { WeatherQuery() }
}

extension WeatherQuery where T == WeatherAvailability {
    /// What is known for the place.
    public static var availability: WeatherQuery<WeatherAvailability> { WeatherQuery() }
}

/// Who is to be named beside the weather.
public struct WeatherAttribution: Hashable, Sendable {
    /// The service's name.
    public var serviceName: String
    /// Where to read whom its data comes from.
    public var legalPageURL: URL
    /// The mark for light backgrounds.
    public var combinedMarkLightURL: URL
    /// The mark for dark backgrounds.
    public var combinedMarkDarkURL: URL
    /// The square mark.
    public var squareMarkURL: URL
    /// Whom its data comes from.
    public var legalAttributionText: String
}
