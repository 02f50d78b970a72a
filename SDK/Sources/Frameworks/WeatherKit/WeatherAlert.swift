public import Foundation

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
