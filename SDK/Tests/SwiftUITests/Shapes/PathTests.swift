import SwiftUI
import Testing

@MainActor @Suite("A path")
struct PathTests {
    private let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))

    @Test func `is recorded by value`() {
        #expect(
            tree {
                Path { path in
                    path.move(to: CGPoint(x: 1, y: 2))
                    path.addLine(to: CGPoint(x: 3, y: 4))
                    path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 8))
                    path.closeSubpath()
                }.stroke(.red, lineWidth: 2)
            } == "path path_numbers=0,1,2,1,3,4,2,7,8,5,6,4 stroke=red line_width=2")
    }

    @Test func `is text and is read from it`() {
        #expect(square.description == "0 0 m 10 0 l 10 10 l 0 10 l h")
        #expect(Path("0 0 m 10 0 l 10 10 l 0 10 l h") == square)
        #expect(Path("0 0 m 10 l") == nil)
        #expect(Path("nonsense") == nil)
    }

    @Test func `needs a place to draw from, and goes on where a closed part began`() {
        var path = Path()
        path.addLine(to: CGPoint(x: 1, y: 1))
        #expect(path.isEmpty)
        path.addLines([CGPoint(x: 1, y: 1), CGPoint(x: 2, y: 1)])
        path.closeSubpath()
        path.addLine(to: CGPoint(x: 3, y: 3))
        #expect(path.description == "1 1 m 2 1 l h 1 1 m 3 3 l")
        #expect(path.currentPoint == CGPoint(x: 3, y: 3))
    }

    @Test func `draws arcs against the clock where clockwise is true, as the y axis goes down`() {
        func end(_ start: Double, _ end: Double, clockwise: Bool) -> CGRect {
            var path = Path()
            path.addArc(
                center: .zero, radius: 10, startAngle: .degrees(start), endAngle: .degrees(end),
                clockwise: clockwise)
            return path.boundingRect
        }
        #expect(end(0, 90, clockwise: false).isNear(CGRect(x: 0, y: 0, width: 10, height: 10)))
        #expect(end(0, 90, clockwise: true).isNear(CGRect(x: -10, y: -10, width: 20, height: 20)))
        #expect(end(90, 0, clockwise: true).isNear(CGRect(x: 0, y: 0, width: 10, height: 10)))
        #expect(
            end(-90, 270, clockwise: false).isNear(CGRect(x: -10, y: -10, width: 20, height: 20)))
        #expect(end(0, 360, clockwise: true).isNear(CGRect(x: -10, y: -10, width: 20, height: 20)))
    }

    @Test func `draws arcs that touch two lines`() {
        var path = Path()
        path.move(to: .zero)
        path.addArc(
            tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
        #expect(path.boundingRect.isNear(CGRect(x: 0, y: 0, width: 10, height: 4)))
        #expect(path.currentPoint.map { abs($0.x - 10) + abs($0.y - 4) < 1e-9 } == true)
    }

    @Test
    func `begins a circle at the right and a rounded rectangle in the middle of the right edge`() {
        let rect = CGRect(x: 0, y: 0, width: 20, height: 10)
        #expect(Path(ellipseIn: rect).description.hasPrefix("20 5 m "))
        #expect(Path(roundedRect: rect, cornerRadius: 2).description.hasPrefix("20 5 m 20 "))
        for radius in [5, 8, 1_000, CGFloat.infinity] {
            let bar = Path(roundedRect: rect, cornerRadius: radius, style: .circular)
            #expect(bar.description.hasPrefix("20 5 m 20 5 l"), "half circles at its ends")
            #expect(bar.description.contains(" 15 10 c "))
            let capsule = Capsule().path(in: rect)
            #expect(Path(roundedRect: rect, cornerRadius: radius) == capsule)
        }
        let quarter = Path(ellipseIn: rect).trimmedPath(from: 0, to: 0.25)
        #expect(quarter.currentPoint.map { abs($0.x - 10) + abs($0.y - 10) < 0.001 } == true)
    }

    @Test(arguments: MeasuredOutline.all)
    func `has SwiftUI's round corners`(_ outline: MeasuredOutline) {
        let words = outline.path.description.split(separator: " ")
        let expected = outline.expected.split(separator: " ")
        let isEqual = zip(words, expected).allSatisfy { word, expected in
            guard let number = Double(word), let other = Double(expected) else {
                return word == expected
            }
            // What is printed has six digits.
            return abs(number - other) < 0.001 + abs(other) * 5e-6
        }
        #expect(words.count == expected.count && isEqual, "\(outline.path)")
    }

    @Test func `rounds one end of a thin bar as far as it is thick`() {
        let bar = UnevenRoundedRectangle(topLeadingRadius: 16, bottomLeadingRadius: 16)
            .path(in: CGRect(x: 0, y: 0, width: 6, height: 100))
        #expect(!bar.contains(CGPoint(x: 0.5, y: 1)) && bar.contains(CGPoint(x: 5.5, y: 1)))
        #expect(bar.contains(CGPoint(x: 0.1, y: 9.2)))
    }

    @Test func `is trimmed by its length, over all of its parts`() {
        #expect(square.trimmedPath(from: 0.125, to: 0.375).description == "5 0 m 10 0 l 10 5 l")
        #expect(square.trimmedPath(from: 0.5, to: 0.5).isEmpty)
        #expect(square.trimmedPath(from: -1, to: 2) == square)
        let two = Path {
            $0.addRects([
                CGRect(x: 0, y: 0, width: 1, height: 1), CGRect(x: 5, y: 0, width: 1, height: 1),
            ])
        }
        #expect(two.trimmedPath(from: 0, to: 0.5).boundingRect.maxX == 1)
    }

    @Test func `knows what lies inside`() {
        var ring = square
        ring.addRect(CGRect(x: 2, y: 2, width: 6, height: 6))
        #expect(ring.contains(CGPoint(x: 5, y: 5)))
        #expect(!ring.contains(CGPoint(x: 5, y: 5), eoFill: true))
        #expect(ring.contains(CGPoint(x: 1, y: 5), eoFill: true))
        #expect(!ring.contains(CGPoint(x: 11, y: 5)))
    }

    @Test func `becomes the outline of its line`() {
        let line = Path { $0.addLines([.zero, CGPoint(x: 10, y: 0)]) }
        let butt = line.strokedPath(StrokeStyle(lineWidth: 4))
        #expect(butt.boundingRect == CGRect(x: 0, y: -2, width: 10, height: 4))
        let square = line.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .square))
        #expect(square.boundingRect == CGRect(x: -2, y: -2, width: 14, height: 4))
        let dashed = line.strokedPath(StrokeStyle(lineWidth: 4, dash: [3, 2]))
        #expect(dashed.contains(CGPoint(x: 1, y: 1)))
        #expect(!dashed.contains(CGPoint(x: 4, y: 1)))
        #expect(dashed.contains(CGPoint(x: 6, y: 1)))
    }

    @Test func `has mitred corners up to a limit`() {
        let corner = Path { $0.addLines([.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)]) }
        let tip = CGPoint(x: 11.9, y: -1.9)
        #expect(corner.strokedPath(StrokeStyle(lineWidth: 4)).contains(tip))
        #expect(!corner.strokedPath(StrokeStyle(lineWidth: 4, miterLimit: 1)).contains(tip))
        #expect(!corner.strokedPath(StrokeStyle(lineWidth: 4, lineJoin: .round)).contains(tip))
    }

    @Test func `tolerates numbers that are not finite`() {
        let path = Path { path in
            path.addArc(
                center: .zero, radius: .infinity, startAngle: .zero, endAngle: .degrees(.nan),
                clockwise: true)
            path.addRoundedRect(in: .null, cornerSize: CGSize(width: 1, height: 1))
            path.move(to: CGPoint(x: CGFloat.nan, y: 0))
            path.addCurve(
                to: .zero, control1: CGPoint(x: 1e300, y: 0), control2: CGPoint(x: 0, y: -1e300))
        }
        _ = path.trimmedPath(from: .nan, to: 0.5)
        _ = path.strokedPath(StrokeStyle(lineWidth: .nan, dash: [0, .infinity]))
        _ = path.strokedPath(StrokeStyle(lineWidth: 1, dash: [1, 0.02], dashPhase: .nan))
        #expect(!path.contains(.zero))
    }
}

extension CGRect {
    fileprivate func isNear(_ other: CGRect) -> Bool {
        abs(minX - other.minX) + abs(maxX - other.maxX) + abs(minY - other.minY)
            + abs(maxY - other.maxY) < 0.05
    }
}
