import Foundation
import MapKit
import Testing

@Suite("A map")
struct MapTests {
    private let station = MKMapItem(
        placemark: MKPlacemark(coordinate: CLLocationCoordinate2D(latitude: 39.9, longitude: -75)))

    @Test func `finds neither routes nor places`() async {
        let request = MKDirections.Request()
        request.source = .forCurrentLocation()
        request.destination = station
        request.transportType = [.walking, .transit]
        #expect(station.placemark.coordinate.latitude == station.location.coordinate.latitude)
        #expect(request.source?.isCurrentLocation == true)
        await #expect(throws: MKError(.directionsNotFound)) {
            try await MKDirections(request: request).calculate()
        }
        await #expect(throws: MKError(.directionsNotFound)) {
            try await MKDirections(request: request).calculateETA()
        }
        var told: [MKError] = []
        MKDirections(request: request).calculate { _, error in
            if let error = error as? MKError { told.append(error) }
        }
        #expect(told == [MKError(.directionsNotFound)])

        let search = MKLocalSearch.Request(naturalLanguageQuery: "coffee")
        search.resultTypes = .pointOfInterest
        await #expect(throws: MKError(.placemarkNotFound)) {
            try await MKLocalSearch(request: search).start()
        }
    }

    @Test func `joins, moves and measures its parts`() {
        let part = MKMapRect(x: 10, y: 20, width: 30, height: 40)
        let both = part.union(MKMapRect(x: 0, y: 50, width: 20, height: 30))
        #expect((both.minX, both.minY, both.maxX, both.maxY) == (0, 20, 40, 80))
        #expect(MKMapRect.null.isNull && MKMapRect.null.union(part).midX == 25)
        let inset = part.insetBy(dx: 5, dy: -5)
        #expect((inset.width, inset.height, inset.midY) == (20, 50, 40))
        #expect(part.contains(MKMapPoint(x: 40, y: 60)) && !part.contains(MKMapPoint(x: 41, y: 60)))
        #expect(MKMapRect.world.contains(MKMapPoint(station.placemark.coordinate)))
        #expect(!MKMapRect.world.isEmpty && MKMapSize.world.width == MKMapRect.world.width)
    }

    @Test func `is flat, and has a point for each place on Earth`() {
        let place = CLLocationCoordinate2D(latitude: 52.52, longitude: 13.405)
        let point = MKMapPoint(place)
        #expect(abs(point.coordinate.latitude - 52.52) < 1e-9)
        #expect(abs(point.coordinate.longitude - 13.405) < 1e-9)
    }
}

@Suite("A shape on a map")
struct MapShapeTests {
    private let south = CLLocationCoordinate2D(latitude: 52.4, longitude: 13.2)
    private let north = CLLocationCoordinate2D(latitude: 52.6, longitude: 13.6)

    @Test func `covers its places`() {
        let line = MKPolyline(coordinates: [south, north, north], count: 2)
        #expect(line.pointCount == 2)
        let (first, last) = (MKMapPoint(south), MKMapPoint(north))
        #expect(line.boundingMapRect.minX == first.x && line.boundingMapRect.maxX == last.x)
        #expect(line.boundingMapRect.minY == last.y)
        #expect(abs(line.coordinate.longitude - 13.4) < 1e-9)
        var places = [CLLocationCoordinate2D](repeating: south, count: 2)
        line.getCoordinates(&places, range: NSRange(location: 1, length: 5))
        #expect(abs(places[0].latitude - north.latitude) < 1e-9)
    }

    @Test func `extends as far as its radius`() {
        let rect = MKCircle(center: south, radius: 1_000).boundingMapRect
        let west = MKMapPoint(x: rect.minX, y: rect.midY)
        #expect(abs(west.distance(to: MKMapPoint(south)) - 1_000) < 20)
    }
}
