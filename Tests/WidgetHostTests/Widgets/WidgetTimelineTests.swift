import Foundation
import Testing
import WidgetWire

@testable import WidgetHost

/// The current entry of a timeline, and when it changes.
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

    @Test func `The current entry is the last one that has begun`() {
        let timeline = timeline([300, 100, 200])
        #expect(shown(timeline, at: 50) == 100)
        #expect(shown(timeline, at: 100) == 100)
        #expect(shown(timeline, at: 250) == 200)
        #expect(shown(timeline, at: 9_000) == 300)
        #expect(shown(self.timeline([]), at: 0) == nil)
    }

    @Test func `The next change is the date of the next entry`() {
        let timeline = timeline([100, 200, 300])
        let change = { (date: Double) in
            timeline.nextChange(after: Date(timeIntervalSince1970: date))?.timeIntervalSince1970
        }
        #expect(change(0) == 200)
        #expect(change(200) == 300)
        #expect(change(300) == nil)
    }

    @Test func `Forgetting past entries does not change which entry is shown later`() {
        for date in [0.0, 100, 250, 300, 9_000] {
            var rest = timeline([100, 200, 300])
            rest.forgetEntries(before: Date(timeIntervalSince1970: date))
            for later in [date, 200, 300, 9_000] where later >= date {
                let whole = timeline([100, 200, 300])
                #expect(shown(rest, at: later) == shown(whole, at: later))
                let moment = Date(timeIntervalSince1970: later)
                #expect(rest.nextChange(after: moment) == whole.nextChange(after: moment))
            }
            #expect(rest.reloadDate == timeline([300]).reloadDate)
            #expect(rest.entries.count == [0: 3, 100: 3, 250: 2][date] ?? 1)
        }
    }

    @Test(arguments: [1, 10_000])
    func `A packed timeline is unpacked without a change`(nodes: Int) {
        let list = DisplayList.with { list in
            (list.environment.width, list.environment.height) = (10, 10)
            list.nodes = Array(
                repeating: .with {
                    ($0.frame.width, $0.image.bitmap) = (10, 1)
                    $0.image.fill.color.alpha = 1
                }, count: nodes)
            list.bitmaps = [
                .with {
                    ($0.digest, $0.width, $0.height, $0.format) = (1, 1, 1, .mask)
                    $0.pixels = Data([7])
                }
            ]
        }
        let entry = WidgetEntry(date: Date(timeIntervalSince1970: 100), displayLists: [list])
        let packed = PackedTimeline(
            WidgetTimeline(
                entries: [entry], policy: .never,
                rejected: [RejectedSetting(parameter: "size", message: "is gone")]))
        if case .whole = packed { #expect(nodes == 1) } else { #expect(nodes > 1) }
        #expect(packed.timeline.entries.map(\.displayLists) == [[list]])
        #expect(packed.timeline.entries.map(\.date) == [entry.date])
        #expect(packed.timeline.policy == .never)
        #expect(packed.timeline.rejected.map(\.message) == ["is gone"])
    }

    @Test func `A timeline above the size limit is not packed`() throws {
        let list = DisplayList.with { $0.url = String(repeating: "a", count: 1_000) }
        let entries = (0..<10).map {
            WidgetEntry(date: Date(timeIntervalSince1970: Double($0)), displayLists: [list])
        }
        let shown = ShownTimeline(
            WidgetTimeline(entries: entries, policy: .never), asked: .distantPast)
        let length = try #require(try shown.bytes(limit: .max)).count
        #expect(length > 10_000)
        #expect(try shown.bytes(limit: length) != nil)
        #expect(try shown.bytes(limit: length - 1) == nil)
        #expect(try shown.bytes(limit: 5_000) == nil)
    }

    @Test func `The reload date follows the policy`() {
        #expect(timeline([100, 200]).reloadDate?.timeIntervalSince1970 == 200)
        let after = Date(timeIntervalSince1970: 150)
        #expect(timeline([100, 200], .after(after)).reloadDate == after)
        #expect(timeline([100], .never).reloadDate == nil)
    }

    @Test func `Every family has a value in messages`() {
        for family in WidgetFamily.allCases {
            #expect(WidgetFamily(wire: family.wire) == family)
            #expect(family.defaultSize.width > 0 && family.defaultSize.height > 0)
        }
        #expect(WidgetFamily(wire: .unspecified) == nil)
        #expect(WidgetFamily(wire: .UNRECOGNIZED(42)) == nil)
    }
}
