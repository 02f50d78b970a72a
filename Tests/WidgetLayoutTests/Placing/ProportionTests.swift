import Testing
import WidgetWire

@testable import WidgetLayout

@Suite struct ProportionTests {
    private func size(
        _ width: Double?, _ height: Double?, @Views _ content: () -> [any Recorded]
    ) throws -> String {
        let proposal = Proposal(width: width, height: height)
        let size = try Drawing.draw(proposal, content()).0
        return "\(size.width.rounded())×\(size.height.rounded())"
    }

    private func ratio(_ ratio: Double?, fills: Bool = false, _ view: any Recorded) -> Node {
        let amount = ratio.map { [(ViewAttribute.amount, AttributeValue.double($0))] } ?? []
        return view.modified(.aspectRatio, amount + [(.fills, .bool(fills))])
    }

    @Test func `An aspect ratio fits or fills the available space`() throws {
        #expect(try size(500, 300) { ratio(16 / 9, Color.red) } == "500.0×281.0")
        #expect(try size(160, 140) { ratio(16 / 9, fills: true, Color.red) } == "249.0×140.0")
        #expect(
            try size(500, 300) { ratio(16 / 9, Color.red.frame(width: 168, height: 95)) }
                == "168.0×95.0")
    }

    @Test func `A view has its ideal size when there is no proposal`() throws {
        #expect(try size(nil, nil) { ratio(2, Color.red) } == "10.0×10.0")
        #expect(try size(40, nil) { ratio(2, Color.red) } == "40.0×20.0")
    }

    @Test func `A rotated view keeps its frame, and rotates about its center`() throws {
        let turned = Color.red.frame(width: 20, height: 10)
            .modified(.transform, [(.angle, .double(90)), (.scaleX, .double(2))])
        let (size, nodes) = try Drawing.draw(.ideal, [turned])
        #expect(size == Size(width: 20, height: 10))
        guard case .group(let group)? = nodes.first?.content else {
            Issue.record("no group around a turned view")
            return
        }
        let transform = group.transform
        // The middle stays where it is, and the right edge's becomes the bottom edge's, twice as
        // far.
        #expect((transform.a * 10 + transform.c * 5 + transform.tx).rounded() == 10)
        #expect((transform.b * 20 + transform.d * 5 + transform.ty).rounded() == 25)
    }

    @Test func `The first view that fits is shown`() throws {
        func choice(_ width: Double) throws -> String {
            try size(width, 50) {
                Node(
                    .viewThatFits, [],
                    [
                        Color.red.frame(width: 100, height: 10),
                        Color.red.frame(width: 60, height: 20),
                        Color.red.frame(width: 30, height: 30),
                    ])
            }
        }
        #expect(try choice(100) == "100.0×10.0")
        #expect(try choice(99) == "60.0×20.0")
        #expect(try choice(10) == "30.0×30.0")
    }
}
