import Testing
import WidgetWire

@testable import WidgetText

@Suite struct LiveGaugeTests {
    private func gauge(_ start: Double, _ end: Double, countsDown: Bool = false) -> Gauge {
        Gauge.with {
            $0.interval.start = start
            $0.interval.end = end
            $0.interval.countsDown = countsDown
        }
    }

    @Test(arguments: [(50.0, 0.0), (100, 0), (125, 0.25), (200, 1), (1e12, 1)])
    func `The fraction is the elapsed part of the interval`(now: Double, fraction: Double) {
        #expect(gauge(100, 200).fraction(at: now) == fraction)
        #expect(gauge(100, 200, countsDown: true).fraction(at: now) == 1 - fraction)
    }

    @Test func `An interval without length is over at its start`() {
        #expect(gauge(100, 100).fraction(at: 99) == 0)
        #expect(gauge(100, 100).fraction(at: 100) == 1)
    }

    @Test func `A fixed fraction has no next change`() {
        let fixed = Gauge.with { $0.fraction = 0.3 }
        #expect(fixed.fraction(at: 5) == 0.3)
        #expect(fixed.nextChange(after: 5) == nil)
    }

    @Test func `A gauge changes at most once a second`() {
        #expect(gauge(100, 200).nextChange(after: 150) == 151)
        #expect(gauge(0, 1_000_000).nextChange(after: 5_000) == 6_000)
        #expect(gauge(100, 200).nextChange(after: 20) == 101)
        #expect(gauge(100, 200).nextChange(after: 199.5) == 200)
        #expect(gauge(100, 200).nextChange(after: 200) == nil)
    }

    @Test func `A display list changes when the first of its gauges does`() {
        let list = DisplayList.with {
            $0.nodes = [.with { $0.gauge = gauge(0, 90) }, .with { $0.gauge = gauge(0, 90_000) }]
        }
        #expect(LiveDates.nextChange(in: list, after: 10) == 11)
        #expect(LiveDates.nextChange(in: list, after: 100) == 190)
    }
}
