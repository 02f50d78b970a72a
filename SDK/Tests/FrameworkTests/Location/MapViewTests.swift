import MapKit
import SwiftUI
import Testing

@MainActor
@Suite("A map's view")
struct MapViewTests {
    private struct Stop: Identifiable {
        let id: String
        let place: CLLocationCoordinate2D
    }

    private struct Stops: MapContent {
        let stops: [Stop]

        var body: some MapContent {
            ForEach(stops) { Marker($0.id, systemImage: "tram", coordinate: $0.place).tint(.red) }
        }
    }

    private let south = CLLocationCoordinate2D(latitude: 52.4, longitude: 13.2)
    private let north = CLLocationCoordinate2D(latitude: 52.6, longitude: 13.6)

    @MapContentBuilder private func content(hasLine: Bool) -> some MapContent {
        Stops(stops: [Stop(id: "South", place: south), Stop(id: "North", place: north)])
        if hasLine {
            MapPolyline(coordinates: [south, north]).stroke(.blue, lineWidth: 2)
        } else {
            UserAnnotation()
        }
        Annotation("Here", coordinate: south) { Circle() }.annotationTitles(.hidden)
    }

    @Test func `draws what its builder lists`() {
        let parts = content(hasLine: true).drawn
        #expect(parts.map { $0.title?.plainString() } == ["South", "North", nil, nil])
        #expect(parts.map(\.places.count) == [1, 1, 2, 1])
        #expect(content(hasLine: false).drawn.count == 3)
    }

    @Test func `puts places where its region has them`() {
        let region = MKCoordinateRegion(
            center: CLLocationCoordinate2D(latitude: 52.5, longitude: 13.4),
            span: MKCoordinateSpan(latitudeDelta: 0.01, longitudeDelta: 0.4))
        let rect = MapCameraPosition.region(region).rect(around: [])
        let projection = MapProjection(rect, in: CGSize(width: 200, height: 100))
        #expect(abs(projection.point(region.center).x - 100) < 1e-6)
        #expect(abs(projection.point(region.center).y - 50) < 0.01)
        #expect(abs(projection.point(south).x) < 1e-6)
        #expect(abs(projection.point(north).x - 200) < 1e-6)
        #expect(projection.point(north).y < projection.point(south).y)
        let circle = projection.circle(region.center, 1_000).boundingRect
        #expect(abs(circle.width - 2 * 1_000 / 111_319.5 / cos(52.5 * .pi / 180) / 0.4 * 200) < 0.1)
    }

    @Test func `shows everything where nothing else is asked for`() {
        let parts = content(hasLine: false).drawn
        let size = CGSize(width: 158, height: 158)
        let projection = MapProjection(MapCameraPosition.automatic.rect(around: parts), in: size)
        let room = CGRect(origin: .zero, size: size).insetBy(dx: 10, dy: 10)
        #expect(room.contains(projection.point(south)) && room.contains(projection.point(north)))
        #expect(MapCameraPosition.automatic.rect(around: []).width == MKMapRect.world.width)
        let user = MapCameraPosition.userLocation(fallback: .automatic)
        #expect(user.followsUserLocation && user.region == nil)
        #expect(user != .automatic)
    }

    @Test func `sees from a camera as far as 30 degrees`() throws {
        let position = MapCameraPosition.camera(
            MapCamera(centerCoordinate: south, distance: 1_000, heading: 90))
        let region = try #require(position.region)
        #expect(abs(region.span.latitudeDelta * 111_319.5 - 535.9) < 1)
        let poles = MKCoordinateRegion(
            center: CLLocationCoordinate2D(),
            span: MKCoordinateSpan(latitudeDelta: 180, longitudeDelta: 360))
        #expect(MapCameraPosition.region(poles).rect(around: []).height.isFinite)
    }
}
