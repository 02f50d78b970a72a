import CoreLocation
import Foundation
import Testing

@Suite("A place on Earth")
struct LocationTests {
    @Test func `has a distance from another`() {
        let berlin = CLLocation(latitude: 52.52, longitude: 13.405)
        let paris = CLLocation(latitude: 48.8566, longitude: 2.3522)
        #expect(abs(berlin.distance(from: paris) - 878_000) < 3000)
    }

    @Test func `can be archived`() throws {
        let place = CLLocation(
            coordinate: CLLocationCoordinate2D(latitude: 52.52, longitude: 13.405), altitude: 34,
            horizontalAccuracy: 5, verticalAccuracy: 6, course: 90, speed: 1.5,
            timestamp: Date(timeIntervalSinceReferenceDate: 1000))
        let data = try NSKeyedArchiver.archivedData(
            withRootObject: place, requiringSecureCoding: true)
        let read = try #require(
            try NSKeyedUnarchiver.unarchivedObject(ofClass: CLLocation.self, from: data))
        #expect(read.coordinate.latitude == 52.52 && read.coordinate.longitude == 13.405)
        #expect([read.altitude, read.horizontalAccuracy, read.verticalAccuracy] == [34, 5, 6])
        #expect([read.course, read.speed] == [90, 1.5] && read.timestamp == place.timestamp)
    }

    @Test func `is never that of the user`() {
        #expect(CLLocationManager().authorizationStatus == .denied)
    }

    @Test @MainActor func `is denied to a delegate, on the main thread`() async {
        final class Delegate: NSObject, CLLocationManagerDelegate {
            var told: [String] = []
            var finished: CheckedContinuation<Void, Never>?

            func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
                told.append("\(manager.authorizationStatus)")
            }

            func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
                if case CLError.denied = error { told.append("failed") }
                finished?.resume()
            }
        }
        let (manager, delegate) = (CLLocationManager(), Delegate())
        manager.delegate = delegate
        await withCheckedContinuation {
            delegate.finished = $0
            manager.requestLocation()
            #expect(delegate.told.isEmpty)
        }
        #expect(delegate.told == ["denied", "failed"])
        var updates = CLLocationUpdate.liveUpdates().makeAsyncIterator()
        let update = try? await updates.next()
        #expect(update?.authorizationDenied == true)
    }
}
