public import Foundation

/// The wind.
public struct Wind: Codable, Hashable, Sendable {
    /// The compass direction from which the wind blows.
    public var compassDirection: CompassDirection
    /// The direction from which the wind blows.
    public var direction: Measurement<UnitAngle>
    /// The wind speed.
    public var speed: Measurement<UnitSpeed>
    /// The gust speed.
    public var gust: Measurement<UnitSpeed>?
}

extension Wind {
    /// A compass direction of the wind.
    public enum CompassDirection: String, CaseIterable, Codable, Hashable, Sendable {
        /// North.
        case north
        /// North-northeast.
        case northNortheast
        /// Northeast.
        case northeast
        /// East-northeast.
        case eastNortheast
        /// East.
        case east
        /// East-southeast.
        case eastSoutheast
        /// Southeast.
        case southeast
        /// South-southeast.
        case southSoutheast
        /// South.
        case south
        /// South-southwest.
        case southSouthwest
        /// Southwest.
        case southwest
        /// West-southwest.
        case westSouthwest
        /// West.
        case west
        /// West-northwest.
        case westNorthwest
        /// Northwest.
        case northwest
        /// North-northwest.
        case northNorthwest
    }
}
