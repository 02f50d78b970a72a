public import Foundation

/// The weather now.
public struct CurrentWeather: Codable, Hashable, Sendable {
    /// The moment.
    public var date: Date
    /// How much of the sky is covered, from 0 to 1.
    public var cloudCover: Double
    /// The weather condition.
    public var condition: WeatherCondition
    /// The name of the SF Symbol for the condition.
    public var symbolName: String
    /// At which temperature dew falls.
    public var dewPoint: Measurement<UnitTemperature>
    /// How much water the air has of what it can have.
    public var humidity: Double
    /// The pressure of the air.
    public var pressure: Measurement<UnitPressure>
    /// Whether it rises or falls.
    public var pressureTrend: PressureTrend
    /// Whether the sun is up.
    public var isDaylight: Bool
    /// The temperature.
    public var temperature: Measurement<UnitTemperature>
    /// The temperature that one feels.
    public var apparentTemperature: Measurement<UnitTemperature>
    /// The UV index.
    public var uvIndex: UVIndex
    /// How far one sees.
    public var visibility: Measurement<UnitLength>
    /// The wind.
    public var wind: Wind
    /// How strongly it falls.
    public var precipitationIntensity: Measurement<UnitSpeed>
    /// Where it comes from.
    public var metadata: WeatherMetadata
}

/// The weather in an hour.
public struct HourWeather: Codable, Hashable, Sendable {
    /// When it begins.
    public var date: Date
    /// How much of the sky is covered, from 0 to 1.
    public var cloudCover: Double
    /// The weather condition.
    public var condition: WeatherCondition
    /// The name of the SF Symbol for the condition.
    public var symbolName: String
    /// At which temperature dew falls.
    public var dewPoint: Measurement<UnitTemperature>
    /// How much water the air has of what it can have.
    public var humidity: Double
    /// The pressure of the air.
    public var pressure: Measurement<UnitPressure>
    /// Whether it rises or falls.
    public var pressureTrend: PressureTrend
    /// Whether the sun is up.
    public var isDaylight: Bool
    /// The temperature.
    public var temperature: Measurement<UnitTemperature>
    /// The temperature that one feels.
    public var apparentTemperature: Measurement<UnitTemperature>
    /// The UV index.
    public var uvIndex: UVIndex
    /// How far one sees.
    public var visibility: Measurement<UnitLength>
    /// The wind.
    public var wind: Wind
    /// The kind of precipitation.
    public var precipitation: Precipitation
    /// How likely it falls.
    public var precipitationChance: Double
    /// How much falls.
    public var precipitationAmount: Measurement<UnitLength>
    /// How much snow falls.
    public var snowfallAmount: Measurement<UnitLength>
}

/// The weather in a minute.
public struct MinuteWeather: Codable, Hashable, Sendable {
    /// When it begins.
    public var date: Date
    /// The kind of precipitation.
    public var precipitation: Precipitation
    /// How likely it falls.
    public var precipitationChance: Double
    /// How strongly it falls.
    public var precipitationIntensity: Measurement<UnitSpeed>
}

/// The weather of a day.
public struct DayWeather: Codable, Hashable, Sendable {
    /// When it begins.
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
    /// How likely it falls.
    public var precipitationChance: Double
    /// How much falls.
    public var precipitationAmount: Measurement<UnitLength>
    /// How much rain falls.
    public var rainfallAmount: Measurement<UnitLength>
    /// How much snow falls.
    public var snowfallAmount: Measurement<UnitLength>
    /// When the sun is up.
    public var sun: SunEvents
    /// When the moon is up.
    public var moon: MoonEvents
    /// The UV index.
    public var uvIndex: UVIndex
    /// The wind.
    public var wind: Wind
}
