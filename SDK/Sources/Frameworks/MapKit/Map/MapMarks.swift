public import CoreLocation
public import SwiftUI

/// A balloon at a place, with a title.
public struct Marker<Label: View>: DrawnMapContent {
    let parts: [MapPart]

    private init(
        _ title: Text?, symbol: String? = "mappin", letters: String = "",
        _ coordinate: CLLocationCoordinate2D
    ) {
        parts = [
            MapPart(
                shape: .balloon(symbol: symbol, letters: letters), places: [coordinate],
                title: title)
        ]
    }

    /// A balloon with a title.
    public init(_ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D)
    where Label == SwiftUI.Label<Text, Image> { self.init(Text(titleKey), coordinate) }

    /// A balloon with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, coordinate: CLLocationCoordinate2D)
    where Label == SwiftUI.Label<Text, Image> { self.init(Text(title), coordinate) }

    /// A balloon with a title and a symbol.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D
    ) where Label == SwiftUI.Label<Text, Image> {
        self.init(Text(titleKey), symbol: systemImage, coordinate)
    }

    /// A balloon with a title and a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, coordinate: CLLocationCoordinate2D
    ) where Label == SwiftUI.Label<Text, Image> {
        self.init(Text(title), symbol: systemImage, coordinate)
    }

    /// A balloon with a title and up to three letters.
    public init(
        _ titleKey: LocalizedStringKey, monogram: Text, coordinate: CLLocationCoordinate2D
    ) where Label == SwiftUI.Label<Text, Text> {
        self.init(Text(titleKey), symbol: nil, letters: monogram.plainString(), coordinate)
    }

    /// A balloon with a title and up to three letters.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, monogram: Text, coordinate: CLLocationCoordinate2D
    ) where Label == SwiftUI.Label<Text, Text> {
        self.init(Text(title), symbol: nil, letters: monogram.plainString(), coordinate)
    }

    /// A balloon at a place that was searched for.
    public init(item: MKMapItem) where Label == SwiftUI.Label<Text, Image> {
        self.init(item.name.map { Text($0) }, item.placemark.coordinate)
    }
}

/// A view at a place, with a title.
public struct Annotation<Label: View, Content: View>: DrawnMapContent {
    let parts: [MapPart]

    private init(
        _ title: Text?, _ coordinate: CLLocationCoordinate2D, _ anchor: UnitPoint,
        _ content: Content
    ) {
        parts = [
            MapPart(
                shape: .view(AnyView(content), anchor: anchor), places: [coordinate], title: title)
        ]
    }

    /// A view of which a point is at a place.
    public init(
        _ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D,
        anchor: UnitPoint = .center, @ViewBuilder content: () -> Content
    ) where Label == Text { self.init(Text(titleKey), coordinate, anchor, content()) }

    /// A view of which a point is at a place.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
        @ViewBuilder content: () -> Content
    ) where Label == Text { self.init(Text(title), coordinate, anchor, content()) }

    /// Creates an annotation with a view anchored at a coordinate; only a label that is a text is
    /// shown.
    public init(
        coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) { self.init(label() as? Text, coordinate, anchor, content()) }
}

/// The user's location; nothing is drawn, because it is not known.
public struct UserAnnotation: DrawnMapContent {
    /// Creates an annotation for the user's location.
    public init(anchor: UnitPoint = .center) {}

    let parts: [MapPart] = []
}

/// A line through places.
public struct MapPolyline: DrawnMapContent {
    let parts: [MapPart]

    /// A line through places.
    public init(
        coordinates: [CLLocationCoordinate2D], contourStyle: ContourStyle = .straight
    ) { parts = [MapPart(shape: .line(isClosed: false), places: coordinates)] }

    /// The contour of a line on Earth.
    public struct ContourStyle: Hashable, Sendable {
        private let name: String

        /// Straight on the flat map.
        public static let straight = ContourStyle(name: "straight")
        /// The shortest way; straight on the flat map here.
        public static let geodesic = ContourStyle(name: "geodesic")
    }
}

/// An area enclosed by a line.
public struct MapPolygon: DrawnMapContent {
    let parts: [MapPart]

    /// Creates a polygon from coordinates.
    public init(coordinates: [CLLocationCoordinate2D]) {
        parts = [MapPart(shape: .line(isClosed: true), places: coordinates)]
    }
}

/// A circle around a place.
public struct MapCircle: DrawnMapContent {
    let parts: [MapPart]

    /// Creates a circle with a radius in meters.
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
        parts = [MapPart(shape: .circle(radius: radius), places: [center])]
    }
}

/// An annotation of a map with a region.
@MainActor @preconcurrency
public protocol MapAnnotationProtocol {
    /// The map content.
    var _content: any MapContent { get }
}

/// A balloon marker at a coordinate.
public struct MapMarker: MapAnnotationProtocol {
    /// A balloon marker at a coordinate.
    public let _content: any MapContent

    /// Creates a marker with a tint.
    public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
        _content = Marker("", coordinate: coordinate).tint(tint ?? .red)
    }
}

/// A pin at a place: drawn as a balloon.
public struct MapPin: MapAnnotationProtocol {
    /// A pin.
    public let _content: any MapContent

    /// Creates a pin with a tint.
    public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
        _content = Marker("", coordinate: coordinate).tint(tint ?? .red)
    }
}

/// A view at a coordinate.
public struct MapAnnotation<Content: View>: MapAnnotationProtocol {
    /// The annotation.
    public let _content: any MapContent

    /// A view of which a point is at a place.
    public init(
        coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
        @ViewBuilder content: () -> Content
    ) {
        _content = Annotation(
            "", coordinate: coordinate, anchor: UnitPoint(x: anchorPoint.x, y: anchorPoint.y),
            content: content)
    }
}
