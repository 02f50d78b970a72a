import AVFoundation
import CloudKit
import Contacts
import CoreData
import CoreLocation
import EventKit
import Foundation
import HealthKit
import MapKit
import RelevanceKit
import Security
import SwiftData
import Testing
import UniformTypeIdentifiers
import UserNotifications

@Suite("A framework that cannot work here")
struct UnavailableFrameworkTests {
    @Model
    fileprivate final class Trip {
        var name: String

        init(_ name: String) { self.name = name }
    }

    @Test func `measures the distance between places`() {
        let berlin = CLLocation(latitude: 52.52, longitude: 13.405)
        let paris = CLLocation(latitude: 48.8566, longitude: 2.3522)
        #expect(abs(berlin.distance(from: paris) - 878_000) < 3000)
        #expect(CLLocationManager().authorizationStatus == .denied)
    }

    @Test func `reads places that were written down`() throws {
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

    @Test func `knows whether a moment matters, however much it does`() {
        let now = Date()
        let near = RelevantContext.date(range: (now - 60)...(now + 60), kind: .scheduled)
        let same = DateInterval(start: now - 60, end: now + 60)
        #expect(near == .date(interval: same, kind: .default))
        #expect(near.matters(at: now) && !near.matters(at: now + 61))
        #expect(RelevantContext.date(now, kind: .informational).matters(at: now + 60))
        let region = CLCircularRegion(
            center: CLLocationCoordinate2D(latitude: 1, longitude: 2), radius: 3, identifier: "a")
        #expect(!RelevantContext.location(region).matters(at: now))
    }

    @Test func `gives files the extension of their type, once`() {
        let folder = URL(fileURLWithPath: "/tmp")
        let names = ["cache", "cache.json"].map {
            folder.appendingPathComponent($0, conformingTo: .json).lastPathComponent
        }
        #expect(names == ["cache.json", "cache.json"])
        #expect(
            folder.appendingPathComponent("a").appendingPathExtension(for: .png).lastPathComponent
                == "a.png")
    }

    @Test func `fails as it is documented to`() async throws {
        await #expect(throws: CLError.self) {
            _ = try await CLGeocoder().geocodeAddressString("Berlin")
        }
        await #expect(throws: CKError.self) {
            _ = try await CKContainer.default().privateCloudDatabase.record(for: .init())
        }
        #expect(throws: CNError.self) {
            try CNContactStore().unifiedContact(withIdentifier: "1", keysToFetch: [])
        }
        #expect(HKHealthStore.isHealthDataAvailable() == false)
        #expect(try await EKEventStore().requestFullAccessToEvents() == false)
        #expect(try await UNUserNotificationCenter.current().requestAuthorization() == false)
        let message = UNMutableNotificationContent()
        message.interruptionLevel = .timeSensitive
        message.sound = UNNotificationSound(named: UNNotificationSoundName(rawValue: "gong.wav"))
        let later = UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: false)
        #expect(try #require(later.nextTriggerDate()) > .now)
        await #expect(throws: UNError.self) {
            try await UNUserNotificationCenter.current().add(
                UNNotificationRequest(identifier: "1", content: message, trigger: later))
        }
        #expect(throws: CocoaError.self) {
            try AVAudioPlayer(contentsOf: URL(filePath: "/gong.wav")).prepareToPlay()
        }
    }

    @Test @MainActor func `keeps a store's objects in memory`() throws {
        let container = try ModelContainer(
            for: Trip.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
        for name in ["b", "a", "c"] { container.mainContext.insert(Trip(name)) }
        let wanted = FetchDescriptor<Trip>(
            predicate: #Predicate { $0.name != "c" }, sortBy: [SortDescriptor(\.name)])
        #expect(try container.mainContext.fetch(wanted).map(\.name) == ["a", "b"])

        try container.mainContext.save()
        let other = ModelContext(container)
        #expect(try other.fetchCount(FetchDescriptor<Trip>()) == 3)

        let stack = NSPersistentContainer(name: "Trips")
        stack.persistentStoreDescriptions.first?.url = URL(fileURLWithPath: "/dev/null")
        var problem: (any Error)?
        stack.loadPersistentStores { problem = $1 }
        #expect(problem == nil)
        NSEntityDescription.insertNewObject(forEntityName: "Trip", into: stack.viewContext)
            .setValue("a", forKey: "name")
        let request = NSFetchRequest<NSManagedObject>(entityName: "Trip")
        #expect(try stack.viewContext.fetch(request).first?.value(forKey: "name") as? String == "a")
    }

    @Test func `shares a store's saved objects between its contexts, in order`() throws {
        let stack = NSPersistentContainer(name: "Trips")
        stack.persistentStoreDescriptions.first?.url = URL(fileURLWithPath: "/dev/null")
        stack.loadPersistentStores { #expect($1 == nil) }
        let (view, background) = (stack.viewContext, stack.newBackgroundContext())
        for (name, days) in [("b", 2), ("a", 3), ("c", 1)] {
            let trip = NSEntityDescription.insertNewObject(forEntityName: "Trip", into: view)
            trip.setValuesForKeys(["name": name, "days": days])
        }
        let request = NSFetchRequest<NSManagedObject>(entityName: "Trip")
        request.sortDescriptors = [NSSortDescriptor(key: "days", ascending: false)]
        #expect(try background.count(for: request) == 0)
        try view.save()
        let found = try background.fetch(request)
        #expect(found.map { $0.value(forKey: "name") as? String } == ["a", "b", "c"])
        background.delete(found[0])
        #expect(try view.count(for: request) == 3)
        try background.save()
        #expect(try view.count(for: request) == 2)
        #expect(throws: CocoaError.self) {
            try background.existingObject(with: found[0].objectID)
        }
        #expect(try background.existingObject(with: found[1].objectID) === found[1])
    }

    @Test func `tells amounts of health in all units of their kind`() {
        let glucose = HKUnit.gramUnit(with: .milli).unitDivided(by: .literUnit(with: .deci))
        let moles = HKUnit.moleUnit(with: .milli, molarMass: HKUnitMolarMassBloodGlucose)
            .unitDivided(by: .liter())
        let amount = HKQuantity(unit: glucose, doubleValue: 100)
        #expect(abs(amount.doubleValue(for: moles) - 5.551) < 0.001)
        #expect(HKUnit(from: "mg/dL") == glucose)
        #expect(amount.is(compatibleWith: moles) && !amount.is(compatibleWith: .meter()))
        let warm = HKQuantity(unit: .degreeFahrenheit(), doubleValue: 98.6)
        #expect(abs(warm.doubleValue(for: .degreeCelsius()) - 37) < 0.001)
        let pulse = HKQuantity(unit: HKUnit(from: "count/min"), doubleValue: 60)
        #expect(abs(pulse.doubleValue(for: HKUnit(from: "count/s")) - 1) < 1e-9)
        #expect(HKQuantityType(.stepCount) == HKObjectType.quantityType(forIdentifier: .stepCount))
    }

    @Test func `turns places on Earth into points of the flat map and back`() {
        let place = CLLocationCoordinate2D(latitude: 52.52, longitude: 13.405)
        let point = MKMapPoint(place)
        #expect(abs(point.coordinate.latitude - 52.52) < 1e-9)
        #expect(abs(point.coordinate.longitude - 13.405) < 1e-9)
        let fitted = AVMakeRect(
            aspectRatio: CGSize(width: 2, height: 1),
            insideRect: CGRect(x: 10, y: 0, width: 100, height: 100))
        #expect(fitted == CGRect(x: 10, y: 25, width: 100, height: 50))
    }

    @Test @MainActor func `tells a delegate on the main thread that it may know nothing`() async {
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

    @Test func `prints objects and dates in formats`() {
        let date = Date(timeIntervalSince1970: 0)
        #expect(
            String(format: "%@ %@ %d", date as CVarArg, NSNumber(value: 2), 3)
                == "1970-01-01 00:00:00 +0000 2 3")
        _ = NSPredicate(format: "date > %@ AND name IN %@", date as NSDate, ["a"] as CVarArg)
    }

    @Test func `knows types of files`() {
        #expect(UTType(filenameExtension: "PNG") == .png)
        #expect(UTType.png.conforms(to: .image))
        #expect(!UTType.png.conforms(to: .text))
        #expect(UTType.json.preferredMIMEType == "application/json")
    }
}
