public import CoreLocation
public import SwiftUI

/// An annotation: a view at a coordinate, with a title.
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

    /// Creates an annotation with a view, whose anchor point is at a coordinate.
    public init(
        _ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D,
        anchor: UnitPoint = .center, @ViewBuilder content: () -> Content
    ) where Label == Text { self.init(Text(titleKey), coordinate, anchor, content()) }

    /// Creates an annotation with a view, whose anchor point is at a coordinate.
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
