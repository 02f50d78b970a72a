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
