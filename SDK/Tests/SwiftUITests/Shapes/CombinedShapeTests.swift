import SwiftUI
import Testing

@MainActor @Suite("Combined shapes")
struct CombinedShapeTests {
    private let left = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    private let right = Path(CGRect(x: 5, y: 5, width: 10, height: 10))

    /// The area inside a path of straight lines.
    private func area(_ path: Path) -> CGFloat {
        var (sum, start, at) = (CGFloat(0), CGPoint.zero, CGPoint.zero)
        path.forEach { element in
            let to: CGPoint
            switch element {
            case .move(let point):
                (start, at) = (point, point)
                return
            case .line(let point): to = point
            case .closeSubpath: to = start
            case .quadCurve, .curve: return
            }
            sum += at.x * to.y - to.x * at.y
            at = to
        }
        return abs(sum) / 2
    }

    @Test func `have the area that is in one, both or one only`() {
        #expect(area(left.union(right)) == 175)
        #expect(area(left.intersection(right)) == 25)
        #expect(area(left.subtracting(right)) == 75)
        #expect(area(left.symmetricDifference(right)) == 150)
    }

    @Test func `are outlines without lines inside`() {
        #expect(
            left.union(right).boundingRect == CGRect(x: 0, y: 0, width: 15, height: 15))
        #expect(
            left.intersection(right).boundingRect == CGRect(x: 5, y: 5, width: 5, height: 5))
        #expect(left.intersection(right).description.split(separator: " ").count == 3 * 4 + 1)
        #expect(!left.subtracting(right).contains(CGPoint(x: 7, y: 7)))
    }

    @Test func `may share edges`() {
        let beside = Path(CGRect(x: 10, y: 0, width: 10, height: 10))
        #expect(area(left.union(beside)) == 200)
        #expect(left.intersection(beside).isEmpty)
        #expect(left.subtracting(left).isEmpty)
        #expect(area(left.union(left)) == 100)
    }

    @Test func `have holes`() {
        let inner = Path(ellipseIn: CGRect(x: 2, y: 2, width: 6, height: 6))
        let ring = left.subtracting(inner)
        #expect(!ring.contains(CGPoint(x: 5, y: 5)))
        #expect(ring.contains(CGPoint(x: 1, y: 1)))
        #expect(abs(area(inner.normalized()) - 9 * .pi) < 0.4)
    }

    @Test func `take lines inside or outside another shape`() {
        let line = Path { $0.addLines([CGPoint(x: -5, y: 5), CGPoint(x: 20, y: 5)]) }
        #expect(line.lineIntersection(left).description == "0 5 m 10 5 l")
        #expect(
            line.lineSubtraction(left).description == "-5 5 m 0 5 l 10 5 m 20 5 l")
    }

    @Test func `are shapes of their frame`() {
        let shape = Circle().union(Rectangle())
        #expect(shape.path(in: CGRect(x: 0, y: 0, width: 20, height: 10)).boundingRect.width == 20)
        #expect(
            Circle().sizeThatFits(.init(width: 30, height: 20)) == CGSize(width: 20, height: 20))
        #expect(Rectangle().sizeThatFits(.unspecified) == CGSize(width: 10, height: 10))
    }
}
