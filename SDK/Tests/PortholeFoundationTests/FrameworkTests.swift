import CloudKit
import Contacts
import CoreData
import CoreLocation
import EventKit
import Foundation
import HealthKit
import Security
import SwiftData
import Testing
import UniformTypeIdentifiers
import UserNotifications

@Suite("A framework that cannot work here")
struct FrameworkTests {
    private final class Trip: PersistentModel {
        let name: String

        init(_ name: String) { self.name = name }
    }

    @Test("measures the distance between places")
    func distance() {
        let berlin = CLLocation(latitude: 52.52, longitude: 13.405)
        let paris = CLLocation(latitude: 48.8566, longitude: 2.3522)
        #expect(abs(berlin.distance(from: paris) - 878_000) < 3000)
        #expect(CLLocationManager().authorizationStatus == .denied)
    }

    @Test("gives files the extension of their type, once")
    func fileNames() {
        let folder = URL(fileURLWithPath: "/tmp")
        let names = ["cache", "cache.json"].map {
            folder.appendingPathComponent($0, conformingTo: .json).lastPathComponent
        }
        #expect(names == ["cache.json", "cache.json"])
        #expect(
            folder.appendingPathComponent("a").appendingPathExtension(for: .png).lastPathComponent
                == "a.png")
    }

    @Test("fails as it is documented to")
    func failures() async throws {
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
        var item: CFTypeRef?
        let query = [kSecClass as String: kSecClassGenericPassword] as CFDictionary
        #expect(SecItemCopyMatching(query, &item) == errSecItemNotFound)
    }

    @Test("keeps a store's objects in memory")
    @MainActor
    func stores() throws {
        let container = try ModelContainer(for: Trip.self)
        for name in ["b", "a", "c"] { container.mainContext.insert(Trip(name)) }
        let wanted = FetchDescriptor<Trip>(
            predicate: #Predicate { $0.name != "c" }, sortBy: [SortDescriptor(\.name)])
        #expect(try container.mainContext.fetch(wanted).map(\.name) == ["a", "b"])

        let stack = NSPersistentContainer(name: "Trips")
        var problem: (any Error)?
        stack.loadPersistentStores { problem = $1 }
        #expect(problem == nil)
        NSEntityDescription.insertNewObject(forEntityName: "Trip", into: stack.viewContext)
            .setValue("a", forKey: "name")
        let request = NSFetchRequest<NSManagedObject>(entityName: "Trip")
        #expect(try stack.viewContext.fetch(request).first?.value(forKey: "name") as? String == "a")
    }

    @Test("knows types of files")
    func types() {
        #expect(UTType(filenameExtension: "PNG") == .png)
        #expect(UTType.png.conforms(to: .image))
        #expect(!UTType.png.conforms(to: .text))
        #expect(UTType.json.preferredMIMEType == "application/json")
    }
}
