import CoreLocation
import Foundation
import RelevanceKit
import Testing

@Suite("A relevant context")
struct RelevanceTests {
    @Test func `matters at its dates alone, of whatever kind they are`() {
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
}
