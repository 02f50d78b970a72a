import Testing
import WidgetWire

@testable import WidgetLayout

/// Containers whose layout is a plugin's.
@Suite struct LayoutTests {
    private func frames(
        _ proposal: Proposal = .ideal, @Views _ content: () -> [any Recorded]
    ) throws -> [String: [Double]] {
        let (size, nodes) = try Drawing.draw(proposal, content())
        var frames = ["root": [0, 0, size.width, size.height]]
        for node in nodes where !node.accessibilityIdentifier.isEmpty {
            let frame = node.frame
            frames[node.accessibilityIdentifier] = [frame.x, frame.y, frame.width, frame.height]
        }
        return frames
    }

    private var square: Node { Color.red.frame(width: 10, height: 10) }

    /// As large as its children together, each ten points further.
    private func diagonal(@Views _ content: () -> [any Recorded]) -> CustomLayout {
        CustomLayout(
            size: { children, _ in
                let length = Double(children.count) * 10
                return Size(width: length, height: length)
            },
            place: { children, _, _ in
                for index in 0..<children.count {
                    children.place(
                        index, x: Double(index) * 10, y: Double(index) * 10, proposal: .ideal)
                }
            }, content)
    }

    @Test func `Children are placed where the layout puts them`() throws {
        let frames = try frames {
            diagonal {
                square.mark("a")
                square.mark("b")
            }
        }
        #expect(frames["root"] == [0, 0, 20, 20])
        #expect(frames["a"] == [0, 0, 10, 10])
        #expect(frames["b"] == [10, 10, 10, 10])
    }

    @Test func `Children that the layout does not place are centered`() throws {
        let frames = try frames {
            CustomLayout(
                size: { _, _ in Size(width: 40, height: 30) }, place: { _, _, _ in }
            ) { square.mark("a") }
        }
        #expect(frames["a"] == [15, 10, 10, 10])
    }

    @Test func `A layout's functions get the sizes, guides and values of children`() throws {
        var learned: [Double] = []
        _ = try frames {
            CustomLayout(
                size: { children, proposal in
                    learned = [
                        Double(children.count), children.size(0, for: proposal).width,
                        children.priority(0), children.size(7, for: proposal).width,
                        children.position(0, of: 1, for: .ideal, isExplicit: false) ?? -1,
                        children.position(0, of: 3, for: .ideal, isExplicit: true) ?? -1,
                        Double(Int(bitPattern: children.value(0, 5))),
                    ]
                    return .zero
                }, place: { _, _, _ in }
            ) {
                square.guide(1) { $0.width - 1 }.layoutValue(5, 1).layoutValue(5, 2)
                    .layoutPriority(3)
            }
        }
        #expect(learned == [1, 10, 3, 0, 9, -1, 2])
    }

    @Test func `The guides of a layout are its own or those of its children`() throws {
        func top(_ answer: Double) throws -> Double? {
            try frames {
                HStack(alignment: .custom, spacing: 0) {
                    CustomLayout(
                        size: { _, _ in Size(width: 10, height: 10) },
                        place: { children, _, _ in
                            children.place(0, x: 0, y: 2, proposal: .ideal)
                        }, guide: { _, _, _, _ in answer }
                    ) { square.guide(64 << 8) { _ in 3 } }
                    square.mark("b")
                }
            }["b"]?[1]
        }
        #expect(try top(4) == 4)
        #expect(try top(.infinity) == 5)
        #expect(try top(.nan) == 0)
    }

    @Test func `A layout can set its spacing`() throws {
        let frames = try frames {
            HStack {
                CustomLayout(
                    size: { _, _ in Size(width: 10, height: 10) }, place: { _, _, _ in },
                    spacing: { _ in .none }
                ) {}
                square.mark("b")
            }
        }
        #expect(frames["b"]?[0] == 10)
    }

    @Test(arguments: [Double.nan, .infinity, -5, 1e300])
    func `A layout that returns invalid sizes gives finite frames`(length: Double) throws {
        let frames = try frames(Proposal(width: 50, height: 50)) {
            CustomLayout(
                size: { children, proposal in
                    _ = children.size(0, for: Proposal(width: length, height: -length))
                    return Size(width: length, height: length)
                },
                place: { children, _, _ in
                    children.place(
                        0, x: length, y: -length, proposal: Proposal(width: length, height: nil))
                    children.place(9, x: 0, y: 0, proposal: .ideal)
                }
            ) { Color.red.mark("a") }
        }
        #expect(frames["a"]?.allSatisfy(\.isFinite) == true)
    }
}
