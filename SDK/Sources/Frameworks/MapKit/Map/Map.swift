public import SwiftUI

/// A map with content.
///
/// Differs from Apple: there are no maps on Linux; the content is drawn at its position on a plain
/// background.
public struct Map<Content>: View {
    private let position: MapCameraPosition
    private let contents: @MainActor () -> [MapPart]

    private init(
        _ position: MapCameraPosition, _ contents: @escaping @MainActor () -> [MapPart]
    ) {
        self.position = position
        self.contents = contents
    }

    /// The background with the content.
    public var body: some View {
        let parts = contents()
        GeometryReader { geometry in
            let projection = MapProjection(position.rect(around: parts), in: geometry.size)
            ZStack {
                MapGround()
                ForEach(parts.indices, id: \.self) { index in parts[index].view(projection) }
            }
        }
        .clipped()
    }
}

/// The background of a map.
private struct MapGround: View {
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.mapStyle) private var style

    var body: some View {
        if style.isImagery {
            Color(red: 0.16, green: 0.22, blue: 0.2)
        } else if colorScheme == .dark {
            Color(red: 0.17, green: 0.18, blue: 0.2)
        } else {
            Color(red: 0.95, green: 0.94, blue: 0.91)
        }
    }
}

extension Map where Content: MapContent {
    /// A map that users can move elsewhere.
    public init(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
        @MapContentBuilder content: () -> Content
    ) { self.init(initialPosition: position.wrappedValue, content: content) }

    /// Creates a map of a region.
    public init(
        initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
        @MapContentBuilder content: () -> Content
    ) {
        let content = content()
        self.init(initialPosition) { content.drawn }
    }

    /// Creates a map with a selection; users cannot select anything here.
    public init<SelectedValue: Hashable>(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, selection: Binding<SelectedValue?>,
        scope: Namespace.ID? = nil, @MapContentBuilder content: () -> Content
    ) { self.init(initialPosition: position.wrappedValue, content: content) }

    /// Creates a map with a selection; users cannot select anything here.
    public init<SelectedValue: Hashable>(
        initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, selection: Binding<SelectedValue?>,
        scope: Namespace.ID? = nil, @MapContentBuilder content: () -> Content
    ) { self.init(initialPosition: initialPosition, content: content) }
}

extension Map where Content == EmptyMapContent {
    /// An empty map that users can move elsewhere.
    public init(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
    ) { self.init(position.wrappedValue) { [] } }

    /// An empty map of a part.
    public init(
        initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
    ) { self.init(initialPosition) { [] } }

    /// An empty map of a region.
    public init(
        coordinateRegion: Binding<MKCoordinateRegion>,
        interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false,
        userTrackingMode: Binding<MapUserTrackingMode>? = nil
    ) { self.init(.region(coordinateRegion.wrappedValue)) { [] } }

    /// Creates a map of a region with an annotation for each element of a collection.
    public init<Items: RandomAccessCollection, Annotation: MapAnnotationProtocol>(
        coordinateRegion: Binding<MKCoordinateRegion>,
        interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false,
        userTrackingMode: Binding<MapUserTrackingMode>? = nil, annotationItems: Items,
        annotationContent: @escaping (Items.Element) -> Annotation
    ) where Items.Element: Identifiable {
        self.init(.region(coordinateRegion.wrappedValue)) {
            annotationItems.flatMap { annotationContent($0)._content.drawn }
        }
    }

    /// An empty map of a part.
    public init(
        mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = .all,
        showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil
    ) { self.init(.rect(mapRect.wrappedValue)) { [] } }

    /// Creates a map with an annotation for each element of a collection.
    public init<Items: RandomAccessCollection, Annotation: MapAnnotationProtocol>(
        mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = .all,
        showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil,
        annotationItems: Items, annotationContent: @escaping (Items.Element) -> Annotation
    ) where Items.Element: Identifiable {
        self.init(.rect(mapRect.wrappedValue)) {
            annotationItems.flatMap { annotationContent($0)._content.drawn }
        }
    }
}

/// The interactions with a map.
///
/// No effect here: nothing.
public struct MapInteractionModes: OptionSet, Sendable {
    /// The raw bits of the set.
    public let rawValue: Int

    /// Creates a set from raw bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Panning.
    public static let pan = MapInteractionModes(rawValue: 1)
    /// Zooming.
    public static let zoom = MapInteractionModes(rawValue: 2)
    /// Pitching.
    public static let pitch = MapInteractionModes(rawValue: 4)
    /// Rotating.
    public static let rotate = MapInteractionModes(rawValue: 8)
    /// All interactions.
    public static let all: MapInteractionModes = [.pan, .zoom, .pitch, .rotate]
}

/// Whether a map follows the user.
///
/// No effect here: it does not know where the user is.
public enum MapUserTrackingMode: Sendable {
    /// None.
    case none
    /// Follows the user.
    case follow
}
