public import CoreLocation
public import SwiftUI

/// An annotation of a map that is created with a region.
@MainActor @preconcurrency
public protocol MapAnnotationProtocol {
    /// The map content.
    var _content: any MapContent { get }
}

/// A balloon marker at a coordinate.
public struct MapMarker: MapAnnotationProtocol {
    /// The map content.
    public let _content: any MapContent

    /// Creates a marker with a tint.
    public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
        _content = Marker("", coordinate: coordinate).tint(tint ?? .red)
    }
}

/// A pin at a coordinate, drawn as a balloon.
public struct MapPin: MapAnnotationProtocol {
    /// The map content.
    public let _content: any MapContent

    /// Creates a pin with a tint.
    public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
        _content = Marker("", coordinate: coordinate).tint(tint ?? .red)
    }
}

/// A view at a coordinate.
public struct MapAnnotation<Content: View>: MapAnnotationProtocol {
    /// The map content.
    public let _content: any MapContent

    /// Creates an annotation with a view, whose anchor point is at a coordinate.
    public init(
        coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
        @ViewBuilder content: () -> Content
    ) {
        _content = Annotation(
            "", coordinate: coordinate, anchor: UnitPoint(x: anchorPoint.x, y: anchorPoint.y),
            content: content)
    }
}
