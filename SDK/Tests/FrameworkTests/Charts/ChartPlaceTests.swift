import SwiftUI
import Testing

@testable import Charts

@MainActor
@Suite("The places of a chart's marks")
struct ChartPlaceTests {
    private func plane(_ parts: [ChartPart]) -> PlotPlane {
        PlotPlane(scene: ChartScene(parts), size: CGSize(width: 100, height: 50))
    }

    @Test func `of bars between two values have the width or height that is set`() {
        let columns = BarMark(x: .value("Day", 1), yStart: 0, width: .fixed(30)).drawn
        #expect(plane(columns).rect(columns[0])?.width == 30)
        let rows = BarMark(xStart: 0, y: .value("Day", 1), height: .fixed(20)).drawn
        #expect(plane(rows).rect(rows[0])?.height == 20)
    }

    @Test func `end at the inset that is set, in points`() {
        let parts =
            RuleMark(x: .value("x", 5), yStart: 10, yEnd: 30).drawn
            + RectangleMark(xStart: 20, yStart: .value("y", 0), yEnd: .value("y", 10)).drawn
            + PointMark(x: 7, y: .value("y", 10)).drawn
            + BarMark(x: .value("x", 10), yStart: 4, yEnd: 9).drawn
        let plane = plane(parts)
        #expect(plane.rect(parts[0]) == CGRect(x: 50, y: 10, width: 0, height: 20))
        #expect(plane.rect(parts[1]) == CGRect(x: 20, y: 0, width: 80, height: 50))
        #expect(plane.point(parts[2]) == CGPoint(x: 7, y: 0))
        #expect(plane.rect(plane.scene.groups[3][0])?.minY == 4)
        #expect(plane.rect(plane.scene.groups[3][0])?.height == 5)
    }

    @Test func `touch each other where they are rectangles of a heat map`() {
        let parts = ["a", "b"].flatMap {
            RectangleMark(x: .value("x", $0), y: .value("y", "c")).drawn
        }
        let rects = parts.compactMap(plane(parts).rect)
        #expect(rects[0] == CGRect(x: 0, y: 0, width: 50, height: 50))
        #expect(rects[1].minX == rects[0].maxX)
    }

    @Test func `are sectors whose corners are cut off where they are round`() throws {
        let mark = SectorMark(angle: .value("part", 1), innerRadius: .ratio(0.5))
        let sharp = mark.drawn[0]
        let round = mark.cornerRadius(10).drawn[0]
        let pie = Pie([1, 3], in: CGSize(width: 200, height: 200))
        let corners = [
            CGPoint(x: 101, y: 2), CGPoint(x: 198, y: 99), CGPoint(x: 101, y: 49),
            CGPoint(x: 151, y: 99),
        ]
        let middle = CGPoint(x: 153, y: 47)
        #expect(corners.allSatisfy { pie.path(0, sharp).contains($0) })
        #expect(!corners.contains { pie.path(0, round).contains($0) })
        #expect(pie.path(0, round).contains(middle))
        #expect(pie.path(0, round).boundingRect.maxX > 199)
    }

    @Test func `are sectors whose corners meet where there is no room, and never a disc`() {
        let mark = SectorMark(
            angle: .value("part", 1), innerRadius: .ratio(0.618), angularInset: 1.5
        ).cornerRadius(3).drawn[0]
        for small in stride(from: 0.002, through: 0.06, by: 0.0005) {
            let pie = Pie([small, 1 - small], in: CGSize(width: 150, height: 150))
            #expect(!pie.path(0, mark).contains(CGPoint(x: 75, y: 75)), "\(small)")
        }
    }

    @Test func `have symbols whose sizes stand for values`() {
        let parts = [0.0, 5, 10].flatMap {
            PointMark(x: .value("x", $0), y: .value("y", $0)).symbolSize(by: .value("n", $0)).drawn
        }
        var options = ChartOptions()
        func areas(_ styles: ChartStyles) -> [CGFloat] {
            parts.map { styles.symbolSize($0) }.map { $0.width * $0.height * .pi / 4 }
                .map { $0.rounded() }
        }
        #expect(areas(ChartStyles(parts, options)) == [16, 136, 256])
        options.sizes.range = [10, 20]
        options.sizes.areas = [.number(5): 99]
        #expect(areas(ChartStyles(parts, options)) == [10, 99, 20])
        let usual = PointMark(x: 1, y: .value("y", 1))
        func width(_ content: some ChartContent) -> CGFloat {
            ChartStyles([], options).symbolSize(content.drawn[0]).width
        }
        #expect(width(usual) == width(usual.symbolSize(36)))
    }

    @Test func `cover their category's part of the axis`() throws {
        let parts = ["a", "b"].flatMap { BarMark(x: .value("x", $0), y: .value("y", 1)).drawn }
        var options = ChartOptions()
        options.x.start = 20
        let scene = ChartScene(parts, options)
        let place = try #require(scene.x.place(.category("b"), length: 100))
        #expect(scene.x.range(around: place, length: 100) == 60...100)
        #expect(scene.y.range(around: 30, length: 100) == 30...30)
    }
}
