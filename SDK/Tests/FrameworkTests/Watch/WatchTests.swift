import Foundation
import Testing
import WatchConnectivity
import WatchKit

@Suite("A watch")
struct WatchTests {
    private final class Listener: NSObject, WCSessionDelegate {
        func session(
            _ session: WCSession, activationDidCompleteWith state: WCSessionActivationState,
            error: (any Error)?
        ) {}
    }

    @Test func `cannot be reached by a session`() {
        let session = WCSession.default
        session.delegate = Listener()
        defer { session.delegate = nil }
        session.activate()
        #expect(session.activationState == .notActivated && !WCSession.isSupported())
        #expect(throws: WCError(.notReachable)) { try session.updateApplicationContext([:]) }
        var failure: (any Error)?
        session.sendMessage(["a": 1], replyHandler: nil) { failure = $0 }
        #expect((failure as? WCError)?.code == .notReachable)
        let transfer = session.transferCurrentComplicationUserInfo(["a": 1])
        #expect(transfer.isCurrentComplicationInfo && !transfer.isTransferring)
    }

    @Test @MainActor func `has a screen with a size, and plays no haptics`() {
        let device = WKInterfaceDevice.current()
        device.play(.click)
        #expect(device.screenBounds.width == 198 && device.batteryState == .unknown)
        var failure: (any Error)?
        WKApplication.shared().scheduleBackgroundRefresh(
            withPreferredDate: .now, userInfo: nil
        ) { failure = $0 }
        #expect(failure as? CocoaError == CocoaError(.featureUnsupported))
    }
}
