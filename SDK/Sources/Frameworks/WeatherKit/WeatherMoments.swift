public import Foundation

/// The current weather.
public struct CurrentWeather: Codable, Hashable, Sendable {
    /// The date.
    public var date: Date
    /// The fraction of the sky covered by clouds, from 0 to 1.
    public var cloudCover: Double
    /// The weather condition.
    public var condition: WeatherCondition
    /// The name of the SF Symbol for the condition.
    public var symbolName: String
    /// The dew point.
    public var dewPoint: Measurement<UnitTemperature>
    /// The relative humidity, from 0 to 1.
    public var humidity: Double
    /// The pressure of the air.
    public var pressure: Measurement<UnitPressure>
    /// Whether the pressure rises or falls.
    public var pressureTrend: PressureTrend
    /// Whether the sun is up.
    public var isDaylight: Bool
    /// The temperature.
    public var temperature: Measurement<UnitTemperature>
    /// The temperature that one feels.
    public var apparentTemperature: Measurement<UnitTemperature>
    /// The UV index.
    public var uvIndex: UVIndex
    /// The visibility.
    public var visibility: Measurement<UnitLength>
    /// The wind.
    public var wind: Wind
    /// The intensity of precipitation.
    public var precipitationIntensity: Measurement<UnitSpeed>
    /// The source of the data.
    public var metadata: WeatherMetadata
}

/// The weather in an hour.
public struct HourWeather: Codable, Hashable, Sendable {
    /// The date at which it begins.
    public var date: Date
    /// The fraction of the sky covered by clouds, from 0 to 1.
    public var cloudCover: Double
    /// The weather condition.
    public var condition: WeatherCondition
    /// The name of the SF Symbol for the condition.
    public var symbolName: String
    /// The dew point.
    public var dewPoint: Measurement<UnitTemperature>
    /// The relative humidity, from 0 to 1.
    public var humidity: Double
    /// The pressure of the air.
    public var pressure: Measurement<UnitPressure>
    /// Whether the pressure rises or falls.
    public var pressureTrend: PressureTrend
    /// Whether the sun is up.
    public var isDaylight: Bool
    /// The temperature.
    public var temperature: Measurement<UnitTemperature>
    /// The temperature that one feels.
    public var apparentTemperature: Measurement<UnitTemperature>
    /// The UV index.
    public var uvIndex: UVIndex
    /// The visibility.
    public var visibility: Measurement<UnitLength>
    /// The wind.
    public var wind: Wind
    /// The kind of precipitation.
    public var precipitation: Precipitation
    /// The probability of precipitation, from 0 to 1.
    public var precipitationChance: Double
    /// The amount of precipitation.
    public var precipitationAmount: Measurement<UnitLength>
    /// The amount of snow.
    public var snowfallAmount: Measurement<UnitLength>
}

/// The weather in a minute.
public struct MinuteWeather: Codable, Hashable, Sendable {
    /// The date at which it begins.
    public var date: Date
    /// The kind of precipitation.
    public var precipitation: Precipitation
    /// The probability of precipitation, from 0 to 1.
    public var precipitationChance: Double
    /// The intensity of precipitation.
    public var precipitationIntensity: Measurement<UnitSpeed>
}

/// The weather of a day.
public struct DayWeather: Codable, Hashable, Sendable {
    /// The date at which it begins.
    public var date: Date
    /// The weather condition.
    public var condition: WeatherCondition
    /// The name of the SF Symbol for the condition.
    public var symbolName: String
    /// The highest temperature.
    public var highTemperature: Measurement<UnitTemperature>
    /// The lowest temperature.
    public var lowTemperature: Measurement<UnitTemperature>
    /// The kind of precipitation.
    public var precipitation: Precipitation
    /// The probability of precipitation, from 0 to 1.
    public var precipitationChance: Double
    /// The amount of precipitation.
    public var precipitationAmount: Measurement<UnitLength>
    /// The amount of rain.
    public var rainfallAmount: Measurement<UnitLength>
    /// The amount of snow.
    public var snowfallAmount: Measurement<UnitLength>
    /// The events of the sun.
    public var sun: SunEvents
    /// The events of the moon.
    public var moon: MoonEvents
    /// The UV index.
    public var uvIndex: UVIndex
    /// The wind.
    public var wind: Wind
}
