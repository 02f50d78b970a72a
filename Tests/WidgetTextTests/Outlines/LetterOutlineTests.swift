import Testing

@testable import WidgetText

/// A glyph's outline with rounded corners.
@Suite struct LetterOutlineTests {
    private typealias Point = SIMD2<Double>

    private func contour(_ points: [(Double, Double)]) -> LetterContour {
        var contour = LetterContour()
        contour.move(to: Point(points[0].0, points[0].1))
        for point in points.dropFirst() { contour.addLine(to: Point(point.0, point.1)) }
        contour.close()
        return contour
    }

    private func area(_ outline: LetterOutline) -> Double {
        abs(outline.contours.reduce(0) { $0 + $1.signedArea })
    }

    /// A square of ten, in one direction or the other.
    private func square(reversed: Bool = false) -> LetterContour {
        let corners = [(0.0, 0.0), (10, 0), (10, 10), (0, 10)]
        return contour(reversed ? corners.reversed() : corners)
    }

    @Test(arguments: [false, true])
    func `Rounding replaces corners with arcs`(reversed: Bool) throws {
        let rounded = LetterOutline([square(reversed: reversed)]).rounded(radius: 2)
        #expect(rounded.contours[0].segments.count == 8)
        // The polygon around the curves' handles is a little larger than the curves.
        #expect((100 - (4 - Double.pi) * 4..<99).contains(area(rounded)))
        let points = rounded.contours[0].segments.flatMap { [$0.start, $0.first, $0.second] }
        for coordinate in points.flatMap({ [$0.x, $0.y] }) {
            #expect((-1e-9...10 + 1e-9).contains(coordinate))
        }
        #expect(points.contains { abs($0.x - 2) < 1e-9 && abs($0.y) < 1e-9 })
    }

    @Test func `Rounding gives a stem a semicircular end`() {
        let stem = contour([(0, 0), (2, 0), (2, 20), (0, 20)])
        let rounded = LetterOutline([stem]).rounded(radius: 1)
        let ends = rounded.contours[0].segments.filter { $0.length < 0.2 }
        #expect(ends.count == 2)
        #expect(area(rounded) < 40 && area(rounded) > 36 + Double.pi)
    }

    @Test func `Rounding keeps concave corners and holes`() {
        let hole = contour([(2, 2), (2, 8), (8, 8), (8, 2)])
        let rounded = LetterOutline([square(), hole]).rounded(radius: 1)
        #expect(rounded.contours[1].segments == hole.segments)
        let angle = contour([(0, 0), (10, 0), (10, 2), (2, 2), (2, 10), (0, 10)])
        let points = LetterOutline([angle]).rounded(radius: 1).contours[0].segments.map(\.start)
        #expect(points.contains(Point(2, 2)) && !points.contains(Point(0, 0)))
    }

    @Test func `Rounding does not change a contour without corners`() {
        let handle = 5.5228475
        var circle = LetterContour()
        circle.move(to: Point(10, 0))
        circle.addCurve(Point(10, handle), Point(handle, 10), to: Point(0, 10))
        circle.addCurve(Point(-handle, 10), Point(-10, handle), to: Point(-10, 0))
        circle.addCurve(Point(-10, -handle), Point(-handle, -10), to: Point(0, -10))
        circle.addCurve(Point(handle, -10), Point(10, -handle), to: Point(10, 0))
        circle.close()
        #expect(
            LetterOutline([circle]).rounded(radius: 3).contours[0].segments == circle.segments)
    }

    @Test func `Rounding cuts less than two units off a sharp tip`() {
        let spike = contour([(0, 0), (4, 0), (2, 40)])
        let rounded = LetterOutline([spike]).rounded(radius: 1)
        let highest = rounded.contours[0].segments.map(\.end.y).max() ?? 0
        #expect(highest > 38 && highest < 40)
    }
}
