public import SwiftUI

/// How a map looks.
///
/// Differs from Apple: there are no maps on Linux; the ground of imagery is dark.
public struct MapStyle: Hashable, Sendable {
    let isImagery: Bool

    /// Whether mountains rise.
    public enum Elevation: Sendable {
        /// The default of the system.
        case automatic
        /// They do not.
        case flat
        /// They do.
        case realistic
    }

    /// How strong the colours are.
    public enum StandardEmphasis: Sendable {
        /// The default of the system.
        case automatic
        /// Weak.
        case muted
    }

    /// Streets.
    public static var standard: MapStyle { MapStyle(isImagery: false) }
    /// The Earth from above.
    public static var imagery: MapStyle { MapStyle(isImagery: true) }
    /// The Earth from above, with streets.
    public static var hybrid: MapStyle { .imagery }

    /// Streets.
    public static func standard(
        elevation: Elevation = .automatic, emphasis: StandardEmphasis = .automatic,
        pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
    ) -> MapStyle { .standard }

    /// The Earth from above.
    public static func imagery(elevation: Elevation = .automatic) -> MapStyle { .imagery }

    /// The Earth from above, with streets.
    public static func hybrid(
        elevation: Elevation = .automatic, pointsOfInterest: PointOfInterestCategories = .all,
        showsTraffic: Bool = false
    ) -> MapStyle { .imagery }
}

/// Which places a map names.
///
/// No effect here: none.
public struct PointOfInterestCategories: Hashable, Sendable {
    /// All.
    public static let all = PointOfInterestCategories()
    /// None.
    public static let excludingAll = PointOfInterestCategories()

    /// Those of some kinds.
    public static func including(_ categories: [MKPointOfInterestCategory]) -> Self { .all }

    /// All but those of some kinds.
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
    /// Says how the maps in the view look.
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

/// How often one is told of a map that is moved.
public enum MapCameraUpdateFrequency: Sendable {
    /// All the time.
    case continuous
    /// When it stands.
    case onEnd
}

/// Shows which way is north: nothing is drawn.
public struct MapCompass: View {
    /// A compass.
    public init(scope: Namespace.ID? = nil) {}
    /// Nothing.
    public var body: some View { EmptyView() }
}

/// Shows how long a way is: nothing is drawn.
public struct MapScaleView: View {
    /// A scale.
    public init(anchorEdge: HorizontalEdge = .leading, scope: Namespace.ID? = nil) {}
    /// Nothing.
    public var body: some View { EmptyView() }
}

/// Goes to where the user is: nothing is drawn.
public struct MapUserLocationButton: View {
    /// A button.
    public init(scope: Namespace.ID? = nil) {}
    /// Nothing.
    public var body: some View { EmptyView() }
}

/// Slants the map: nothing is drawn.
public struct MapPitchToggle: View {
    /// A toggle.
    public init(scope: Namespace.ID? = nil) {}
    /// Nothing.
    public var body: some View { EmptyView() }
}
