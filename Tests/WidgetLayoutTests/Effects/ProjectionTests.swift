import Testing
import WidgetWire

@testable import WidgetLayout

/// Views turned in space.
@Suite struct ProjectionTests {
    private func group(
        _ attributes: [(ViewAttribute, AttributeValue)], rightToLeft: Bool = false
    ) throws -> WidgetWire.Group {
        let list = try Drawing.list(change: { $0.rightToLeft = rightToLeft }) {
            Color.red.frame(width: 40, height: 20).modified(.projection, attributes)
        }
        return list.nodes[0].group
    }

    private func turned(
        _ degrees: Double, _ axis: [Double], _ more: [(ViewAttribute, AttributeValue)] = []
    ) throws -> WidgetWire.Group {
        try group([(.angle, .double(degrees)), (.axis, .doubles(axis))] + more)
    }

    /// Where a corner of the view at (30, 40) to (70, 60) is drawn.
    private func place(_ group: WidgetWire.Group, _ x: Double, _ y: Double) throws -> [Double] {
        let place = try #require(group.projection.place(x: x, y: y))
        return [place.x, place.y].map { ($0 * 100).rounded() / 100 }
    }

    @Test func `A rotation about the horizontal axis moves the top back`() throws {
        let group = try turned(60, [1, 0, 0, 0])
        // The depth of an edge is 10 sin 60°; the viewer is as far away as the view is wide.
        #expect(try place(group, 30, 40) == [33.56, 45.89])
        #expect(try place(group, 70, 60) == [75.53, 56.38])
        #expect(try place(group, 50, 50) == [50, 50])
    }

    @Test func `A rotation about the vertical axis moves the right side back`() throws {
        let group = try turned(45, [0, 2, 0, 0])
        let left = try place(group, 30, 40), right = try place(group, 70, 40)
        #expect(left[1] < 40 && right[1] > 40)
        #expect(50 - left[0] > right[0] - 50)
    }

    @Test func `A rotation without perspective is affine`() throws {
        let flat = try turned(60, [1, 0, 0, 0], [(.amount, .double(0))])
        #expect(flat.hasTransform && flat.effect == nil)
        #expect(abs(flat.transform.d - 0.5) < 1e-9 && abs(flat.transform.a - 1) < 1e-9)
        let inPlane = try turned(90, [0, 0, 1, 0])
        #expect(inPlane.hasTransform && abs(inPlane.transform.b - 1) < 1e-9)
    }

    @Test func `A rotation keeps its anchor in place`() throws {
        let group = try turned(60, [0, 1, 0, 0], [(.x, .double(0)), (.y, .double(1))])
        #expect(try place(group, 30, 60) == [30, 60])
    }

    @Test func `A projection matrix is relative to the view's origin`() throws {
        let group = try group([(.matrix, .doubles([1, 0, 0, 0, 1, 0, 0.025, 0, 1]))])
        #expect(try place(group, 30, 40) == [30, 40])
        #expect(try place(group, 70, 60) == [50, 50])
    }

    @Test(arguments: [
        [0.0, 0, 0, 0], [Double.nan, 1, .infinity, 1], [], [1e300, 1e300, 0, 1e300],
    ])
    func `An invalid rotation axis gives a valid display list`(axis: [Double]) throws {
        let list = try Drawing.list {
            Color.red.modified(
                .projection, [(.angle, .double(1e9)), (.axis, .doubles(axis))])
        }
        try list.validate()
    }

    @Test func `A projection matrix of another size has no effect`() throws {
        let text = try Drawing.text {
            Color.red.modified(.projection, [(.matrix, .doubles([1, .nan]))])
        }
        #expect(!text.contains("group"))
    }
}
