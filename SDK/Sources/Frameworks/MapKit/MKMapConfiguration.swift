public import Foundation

/// The configuration of a map.
open class MKMapConfiguration: NSObject {
    /// Whether mountains rise.
    public enum ElevationStyle: Int, Sendable {
        /// Flat.
        case flat
        /// Realistic.
        case realistic
    }

    /// Whether mountains rise.
    open var elevationStyle = ElevationStyle.flat
}

/// A standard map.
open class MKStandardMapConfiguration: MKMapConfiguration {
    /// The emphasis of colors.
    public enum EmphasisStyle: Int, Sendable {
        /// Normal.
        case `default`
        /// Muted.
        case muted
    }

    /// The emphasis of colors.
    open var emphasisStyle = EmphasisStyle.default
    /// The points of interest that are shown; all for `nil`.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// Whether one sees how full streets are.
    open var showsTraffic = false

    /// Creates a standard map.
    public convenience init(
        elevationStyle: ElevationStyle = .flat, emphasisStyle: EmphasisStyle = .default
    ) {
        self.init()
        self.elevationStyle = elevationStyle
        self.emphasisStyle = emphasisStyle
    }
}

/// A map with satellite images.
open class MKImageryMapConfiguration: MKMapConfiguration {}

/// The Earth from above, with streets.
open class MKHybridMapConfiguration: MKMapConfiguration {}
