import Foundation
import SwiftUI
import Testing

/// Moments that SwiftUI's own schedules gave on macOS 26, as TUIkit's TimelineScheduleTests (of
/// github.com/wadetregaskis/TUIkit) report them; in seconds from `base`.
@Suite("A timeline view's schedule")
struct TimelineScheduleTests {
    private static let base = Date(timeIntervalSinceReferenceDate: 800_000_037.25)

    private func moments<Schedule: TimelineSchedule>(
        _ schedule: Schedule, mode: TimelineScheduleMode = .normal
    ) -> [Double] {
        schedule.entries(from: Self.base, mode: mode).prefix(4)
            .map { $0.timeIntervalSince(Self.base) }
    }

    @Test func `begins with the minute that runs`() {
        #expect(moments(.everyMinute) == [-57.25, 2.75, 62.75, 122.75])
    }

    @Test
    func `begins with its latest moment, or where it is yet to start, with the first to come`() {
        #expect(moments(.periodic(from: Self.base - 13, by: 5)) == [-3, 2, 7, 12])
        #expect(moments(.periodic(from: Self.base + 7, by: 5)) == [2, 7, 12, 17])
        #expect(moments(.periodic(from: Self.base, by: 5)) == [0, 5, 10, 15])
    }

    @Test func `has all of an author's dates, also those that have passed`() {
        let dates = [-10.0, -3, 2, 9].map { Self.base + $0 }
        #expect(moments(.explicit(dates)) == [-10, -3, 2, 9])
        #expect(moments(.explicit([Date]())) == [])
    }

    @Test func `of an animation stands still where it is paused and at low frequency`() {
        #expect(moments(.animation(minimumInterval: 0.5, paused: true)) == [])
        #expect(moments(.animation(minimumInterval: 0.5), mode: .lowFrequency) == [])
        #expect(moments(.animation(minimumInterval: 0.5)) == [0, 0.5, 1, 1.5])
        for schedule in [AnimationTimelineSchedule(), .animation(minimumInterval: 0)] {
            let step = moments(schedule)[1]
            #expect(abs(step - 1 / 60) < 1e-6)
        }
    }
}
