/// The weather condition.
public enum WeatherCondition: String, CaseIterable, Codable, Hashable, Sendable {
    /// Blizzard.
    case blizzard
    /// Blowing Dust.
    case blowingDust
    /// Blowing Snow.
    case blowingSnow
    /// Breezy.
    case breezy
    /// Clear.
    case clear
    /// Cloudy.
    case cloudy
    /// Drizzle.
    case drizzle
    /// Flurries.
    case flurries
    /// Foggy.
    case foggy
    /// Freezing Drizzle.
    case freezingDrizzle
    /// Freezing Rain.
    case freezingRain
    /// Frigid.
    case frigid
    /// Hail.
    case hail
    /// Haze.
    case haze
    /// Heavy Rain.
    case heavyRain
    /// Heavy Snow.
    case heavySnow
    /// Hot.
    case hot
    /// Hurricane.
    case hurricane
    /// Isolated Thunderstorms.
    case isolatedThunderstorms
    /// Mostly Clear.
    case mostlyClear
    /// Mostly Cloudy.
    case mostlyCloudy
    /// Partly Cloudy.
    case partlyCloudy
    /// Rain.
    case rain
    /// Scattered Thunderstorms.
    case scatteredThunderstorms
    /// Sleet.
    case sleet
    /// Smoky.
    case smoky
    /// Snow.
    case snow
    /// Strong Storms.
    case strongStorms
    /// Sun Flurries.
    case sunFlurries
    /// Sun Showers.
    case sunShowers
    /// Thunderstorms.
    case thunderstorms
    /// Tropical Storm.
    case tropicalStorm
    /// Windy.
    case windy
    /// Wintry Mix.
    case wintryMix
}

extension WeatherCondition: CustomStringConvertible {
    /// The condition's name, in English.
    public var description: String { words }

    /// The condition's name, for people who do not see it.
    public var accessibilityDescription: String { description }
}
