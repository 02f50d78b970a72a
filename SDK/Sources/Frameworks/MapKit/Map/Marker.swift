public import CoreLocation
public import SwiftUI

/// A marker: a balloon at a coordinate, with a title.
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

    /// Creates a marker with a title.
    public init(_ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D)
    where Label == SwiftUI.Label<Text, Image> { self.init(Text(titleKey), coordinate) }

    /// Creates a marker with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, coordinate: CLLocationCoordinate2D)
    where Label == SwiftUI.Label<Text, Image> { self.init(Text(title), coordinate) }

    /// Creates a marker with a title and an SF Symbol.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D
    ) where Label == SwiftUI.Label<Text, Image> {
        self.init(Text(titleKey), symbol: systemImage, coordinate)
    }

    /// Creates a marker with a title and an SF Symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, coordinate: CLLocationCoordinate2D
    ) where Label == SwiftUI.Label<Text, Image> {
        self.init(Text(title), symbol: systemImage, coordinate)
    }

    /// Creates a marker with a title and a monogram of up to three letters.
    public init(
        _ titleKey: LocalizedStringKey, monogram: Text, coordinate: CLLocationCoordinate2D
    ) where Label == SwiftUI.Label<Text, Text> {
        self.init(Text(titleKey), symbol: nil, letters: monogram.plainString(), coordinate)
    }

    /// Creates a marker with a title and a monogram of up to three letters.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, monogram: Text, coordinate: CLLocationCoordinate2D
    ) where Label == SwiftUI.Label<Text, Text> {
        self.init(Text(title), symbol: nil, letters: monogram.plainString(), coordinate)
    }

    /// Creates a marker at the place of a map item, with its name.
    public init(item: MKMapItem) where Label == SwiftUI.Label<Text, Image> {
        self.init(item.name.map { Text($0) }, item.placemark.coordinate)
    }
}
