import Testing
import WidgetWire

@testable import WidgetLayout

@Suite(.timeLimit(.minutes(1)))
struct DeepAndWideTests {
    /// `depth` views of each kind in turn around one colour.
    private func list(depth: Int, _ wrap: (any Recorded, Int) -> any Recorded) throws -> DisplayList
    {
        var view: any Recorded = Color.red.mark("core")
        for level in 0..<depth { view = wrap(view, level) }
        return try Drawing.list { view }
    }

    @Test func nestedStacksTakeLinearTime() throws {
        let clock = ContinuousClock()
        func time(_ depth: Int) throws -> Duration {
            try clock.measure {
                _ = try list(depth: depth) { inner, level in
                    Node(level % 2 == 0 ? .hstack : .vstack, [], [inner, Text("a b")])
                }
            }
        }
        _ = try time(10)
        let short = try time(50)
        #expect(try time(200) < short * 16)
    }

    @Test func aColumnOfManyRowsIsLaidOut() throws {
        let list = try Drawing.list(height: 20_000) {
            VStack(spacing: 1) {
                for number in 0..<2_000 {
                    HStack {
                        Text("\(number)")
                        Spacer()
                        Color.red.frame(width: 5, height: 5)
                    }
                }
            }
        }
        #expect(list.nodes.count == 4_000)
    }

    @Test func theDeepestTreesAreLaidOutOrCut() throws {
        let modifiers = try list(depth: 1_900) { inner, level in
            level % 2 == 0 ? inner.padding(0) : inner.frame(maxWidth: .infinity)
        }
        #expect(modifiers.nodes.count == 1)
        let stacks = try list(depth: 1_900) { inner, _ in
            HStack(spacing: 0) {
                inner
                Spacer()
            }
        }
        #expect(stacks.nodes.count == 1)
        let layers = try list(depth: 1_900) { inner, _ in Color.blue.overlay { inner } }
        #expect(layers.nodes.count == 1_901)
    }
}
