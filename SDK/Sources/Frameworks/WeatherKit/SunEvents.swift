public import Foundation

/// The events of the sun.
public struct SunEvents: Codable, Hashable, Sendable {
    /// The astronomical dawn.
    public var astronomicalDawn: Date?
    /// The nautical dawn.
    public var nauticalDawn: Date?
    /// The civil dawn.
    public var civilDawn: Date?
    /// The sunrise.
    public var sunrise: Date?
    /// The solar noon.
    public var solarNoon: Date?
    /// The sunset.
    public var sunset: Date?
    /// The civil dusk.
    public var civilDusk: Date?
    /// The nautical dusk.
    public var nauticalDusk: Date?
    /// The astronomical dusk.
    public var astronomicalDusk: Date?
    /// The solar midnight.
    public var solarMidnight: Date?
}
