import Testing
import WidgetKit

@Suite("WidgetKit's values")
struct TimelineTests {
    private struct Moment: TimelineEntry {
        let date: Date
    }

    @Test func `compare reload policies by their date`() {
        let date = Date(timeIntervalSince1970: 60)
        #expect(TimelineReloadPolicy.after(date) == .after(date))
        #expect(TimelineReloadPolicy.after(date) != .after(date + 1))
        #expect(TimelineReloadPolicy.atEnd != .never)
    }

    @Test func `keep a timeline's entries and policy`() {
        let entries = [Moment(date: .distantFuture), Moment(date: .distantPast)]
        let timeline = Timeline(entries: entries, policy: .never)
        #expect(timeline.entries.map(\.date) == [.distantFuture, .distantPast])
        #expect(timeline.policy == .never)
        #expect(timeline.entries.allSatisfy { $0.relevance == nil })
    }

    @Test func `carry a relevance through JSON`() throws {
        let relevance = TimelineEntryRelevance(score: 2)
        #expect(relevance.duration == 0)
        let data = try JSONEncoder().encode(relevance)
        #expect(try JSONDecoder().decode(TimelineEntryRelevance.self, from: data) == relevance)
    }

    @Test(arguments: WidgetFamily.allCases)
    func `name the families as their cases`(family: WidgetFamily) {
        #expect(family.description == String(reflecting: family))
        #expect(family.description.hasPrefix("system") || family.description.hasPrefix("accessory"))
    }
}
