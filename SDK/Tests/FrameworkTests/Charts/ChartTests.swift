import Charts
import SwiftUI
import Testing

@MainActor
@Suite("A chart")
struct ChartTests {
    private struct Sale: Identifiable {
        let id: Int
        let kind: Kind
        let count: Int
    }

    private enum Kind: String, Plottable {
        case cake, tea
    }

    private let sales = [
        Sale(id: 1, kind: .cake, count: 3), Sale(id: 2, kind: .tea, count: 4),
        Sale(id: 1, kind: .cake, count: 5), Sale(id: 2, kind: .tea, count: -2),
    ]

    @ChartContentBuilder private func content(hasRule: Bool) -> some ChartContent {
        ForEach(Array(sales.enumerated()), id: \.offset) { index, sale in
            LineMark(x: .value("Turn", index), y: .value("Count", sale.count))
                .foregroundStyle(by: .value("Kind", sale.kind))
            PointMark(x: .value("Turn", index), y: .value("Count", sale.count)).opacity(0.5)
        }
        if hasRule { RuleMark(y: .value("Limit", 4)) } else { RuleMark(x: .value("Turn", 1)) }
    }

    @Test func `draws what its builder lists, each line once`() {
        let scene = ChartScene(content(hasRule: true).drawn)
        #expect(scene.groups.map(\.count) == [2, 1, 2, 1, 1, 1, 1])
        #expect(content(hasRule: false).drawn.last?.y == nil)
    }

    @Test func `leaves out values that are no numbers`() {
        #expect(PointMark(x: .value("x", Double.nan), y: .value("y", 1)).drawn.isEmpty)
        #expect(BarMark(x: .value("x", "a"), y: .value("y", Double.infinity)).drawn.isEmpty)
        #expect(SectorMark(angle: .value("part", -1)).drawn.isEmpty)
    }

    @Test func `puts bars of one place on each other, and those below zero below`() {
        let bars = ForEach(Array(sales.enumerated()), id: \.offset) { _, sale in
            BarMark(x: .value("Kind", sale.kind), y: .value("Count", sale.count))
        }
        let scene = ChartScene(bars.drawn)
        let ends = scene.groups.map { [$0[0].y?.low, $0[0].y?.high] }
        let expected: [[Double]] = [[0, 3], [0, 4], [3, 8], [0, -2]]
        #expect(ends == expected.map { $0.map { PlottedValue.number($0) } })
        #expect(scene.x.place(.category("cake"), length: 100) == 25)
        #expect(scene.x.place(.category("none"), length: 100) == nil)
    }

    @Test func `ends its axes in round numbers, with zero`() {
        let points = ForEach([41.0, 87], id: \.self) {
            PointMark(x: .value("x", $0), y: .value("y", Date(timeIntervalSinceReferenceDate: $0)))
        }
        let scene = ChartScene(points.drawn)
        #expect(scene.x.place(.number(100), length: 50) == 50)
        #expect(scene.x.place(.number(0), length: 50) == 0)
        let first = PlottedValue.date(Date(timeIntervalSinceReferenceDate: 41))
        #expect(scene.y.place(first, length: 50) == 0)
    }
}
