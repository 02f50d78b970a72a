import Foundation
import Testing
import UserNotifications

@Suite("A user notification")
struct NotificationTests {
    @Test func `has a date, and is never shown`() async throws {
        let later = UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: false)
        #expect(try #require(later.nextTriggerDate()) > .now)
        let message = UNMutableNotificationContent()
        message.interruptionLevel = .timeSensitive
        message.sound = UNNotificationSound(named: UNNotificationSoundName(rawValue: "gong.wav"))
        await #expect(throws: UNError.self) {
            try await UNUserNotificationCenter.current().add(
                UNNotificationRequest(identifier: "1", content: message, trigger: later))
        }
    }
}
