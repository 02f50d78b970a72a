import Foundation
import Testing
import WidgetWire

@testable import WidgetHost

/// Which entry shows when.
@Suite struct WidgetTimelineTests {
    private func timeline(
        _ dates: [Double], _ policy: ReloadPolicy = .atEnd
    ) -> WidgetTimeline {
        WidgetTimeline(
            entries: dates.map {
                WidgetEntry(date: Date(timeIntervalSince1970: $0), displayLists: [])
            }, policy: policy)
    }

    private func shown(_ timeline: WidgetTimeline, at date: Double) -> Double? {
        timeline.entry(at: Date(timeIntervalSince1970: date))?.date.timeIntervalSince1970
    }

    @Test func `The last entry that has begun shows`() {
        let timeline = timeline([300, 100, 200])
        #expect(shown(timeline, at: 50) == 100)
        #expect(shown(timeline, at: 100) == 100)
        #expect(shown(timeline, at: 250) == 200)
        #expect(shown(timeline, at: 9_000) == 300)
        #expect(shown(self.timeline([]), at: 0) == nil)
    }

    @Test func `Changes are found one after the other`() {
        let timeline = timeline([100, 200, 300])
        let change = { (date: Double) in
            timeline.nextChange(after: Date(timeIntervalSince1970: date))?.timeIntervalSince1970
        }
        #expect(change(0) == 200)
        #expect(change(200) == 300)
        #expect(change(300) == nil)
    }

    @Test func `The reload date follows the policy`() {
        #expect(timeline([100, 200]).reloadDate?.timeIntervalSince1970 == 200)
        let after = Date(timeIntervalSince1970: 150)
        #expect(timeline([100, 200], .after(after)).reloadDate == after)
        #expect(timeline([100], .never).reloadDate == nil)
    }

    @Test func `Families cross the pipe and back`() {
        for family in WidgetFamily.allCases {
            #expect(WidgetFamily(wire: family.wire) == family)
            #expect(family.defaultSize.width > 0 && family.defaultSize.height > 0)
        }
        #expect(WidgetFamily(wire: .unspecified) == nil)
        #expect(WidgetFamily(wire: .UNRECOGNIZED(42)) == nil)
    }
}
