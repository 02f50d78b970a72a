public import SwiftUI

/// The style of a map.
///
/// Differs from Apple: there are no maps on Linux; the ground of imagery is dark.
public struct MapStyle: Hashable, Sendable {
    let isImagery: Bool

    /// Whether mountains rise.
    public enum Elevation: Sendable {
        /// The default of the system.
        case automatic
        /// Flat.
        case flat
        /// Realistic.
        case realistic
    }

    /// The emphasis of colors.
    public enum StandardEmphasis: Sendable {
        /// The default of the system.
        case automatic
        /// Muted.
        case muted
    }

    /// A standard map.
    public static var standard: MapStyle { MapStyle(isImagery: false) }
    /// A map with satellite images.
    public static var imagery: MapStyle { MapStyle(isImagery: true) }
    /// The Earth from above, with streets.
    public static var hybrid: MapStyle { .imagery }

    /// A standard map.
    public static func standard(
        elevation: Elevation = .automatic, emphasis: StandardEmphasis = .automatic,
        pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
    ) -> MapStyle { .standard }

    /// A map with satellite images.
    public static func imagery(elevation: Elevation = .automatic) -> MapStyle { .imagery }

    /// The Earth from above, with streets.
    public static func hybrid(
        elevation: Elevation = .automatic, pointsOfInterest: PointOfInterestCategories = .all,
        showsTraffic: Bool = false
    ) -> MapStyle { .imagery }
}

/// The points of interest that a map shows.
///
/// No effect here: none.
public struct PointOfInterestCategories: Hashable, Sendable {
    /// All categories.
    public static let all = PointOfInterestCategories()
    /// No categories.
    public static let excludingAll = PointOfInterestCategories()

    /// Only some categories.
    public static func including(_ categories: [MKPointOfInterestCategory]) -> Self { .all }

    /// All except some categories.
    public static func excluding(_ categories: [MKPointOfInterestCategory]) -> Self { .all }
}

extension EnvironmentValues {
    private struct MapStyleKey: EnvironmentKey {
        static let defaultValue = MapStyle.standard
    }

    var mapStyle: MapStyle {
        get { self[MapStyleKey.self] }
        set { self[MapStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of maps in the view.
    nonisolated public func mapStyle(_ style: MapStyle) -> some View {
        environment(\.mapStyle, style)
    }

    /// No effect here: a map has no controls.
    nonisolated public func mapControls<Content: View>(
        @ViewBuilder _ content: () -> Content
    ) -> some View { self }

    /// No effect here: a map has no controls.
    nonisolated public func mapControlVisibility(_ visibility: Visibility) -> some View { self }

    /// No effect here: nobody moves a map.
    nonisolated public func onMapCameraChange(
        frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping () -> Void
    ) -> some View { self }
}

/// How often camera changes are reported.
public enum MapCameraUpdateFrequency: Sendable {
    /// Continuously.
    case continuous
    /// When the change ends.
    case onEnd
}

/// A compass; nothing is drawn.
public struct MapCompass: View {
    /// Creates a compass.
    public init(scope: Namespace.ID? = nil) {}
    /// An empty view.
    public var body: some View { EmptyView() }
}

/// A scale; nothing is drawn.
public struct MapScaleView: View {
    /// Creates a scale.
    public init(anchorEdge: HorizontalEdge = .leading, scope: Namespace.ID? = nil) {}
    /// An empty view.
    public var body: some View { EmptyView() }
}

/// A button that shows the user's location; nothing is drawn.
public struct MapUserLocationButton: View {
    /// Creates a button.
    public init(scope: Namespace.ID? = nil) {}
    /// An empty view.
    public var body: some View { EmptyView() }
}

/// A toggle for the pitch; nothing is drawn.
public struct MapPitchToggle: View {
    /// Creates a toggle.
    public init(scope: Namespace.ID? = nil) {}
    /// An empty view.
    public var body: some View { EmptyView() }
}
