import Testing
import UIKit

@Suite("UIKit")
struct UIKitExportTests {
    @Test func `brings UserNotifications along`() {
        let content = UNMutableNotificationContent()
        content.title = "Tea"
        #expect(content.title == "Tea")
    }
}
