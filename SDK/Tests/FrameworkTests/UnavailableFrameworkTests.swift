import CloudKit
import Contacts
import CoreLocation
import EventKit
import HealthKit
import Testing
import UserNotifications

@Suite("A framework without its service on Linux")
struct UnavailableFrameworkTests {
    @Test func `finds no addresses`() async {
        await #expect(throws: CLError.self) {
            _ = try await CLGeocoder().geocodeAddressString("Berlin")
        }
    }

    @Test func `reaches no iCloud`() async {
        await #expect(throws: CKError.self) {
            _ = try await CKContainer.default().privateCloudDatabase.record(for: .init())
        }
    }

    @Test func `has no contacts`() {
        #expect(throws: CNError.self) {
            try CNContactStore().unifiedContact(withIdentifier: "1", keysToFetch: [])
        }
    }

    @Test func `says that it has no data, or is denied them`() async throws {
        #expect(HKHealthStore.isHealthDataAvailable() == false)
        #expect(try await EKEventStore().requestFullAccessToEvents() == false)
        #expect(try await UNUserNotificationCenter.current().requestAuthorization() == false)
    }
}
