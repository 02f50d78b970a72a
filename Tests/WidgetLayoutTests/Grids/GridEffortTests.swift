import Testing

@testable import WidgetLayout

/// How often a grid asks its cells; time would depend on the machine.
@Suite struct GridEffortTests {
    private func effort(rows: Int) throws -> Int {
        let engine = SquareTextEngine()
        _ = try Drawing.list(width: 300, height: 100 * Double(rows), engine: engine) {
            Grid {
                for number in 0..<rows {
                    GridRow {
                        Text("\(number)")
                        Text(String(repeating: "a ", count: 1 + number % 9))
                    }
                    Divider()
                }
            }
        }
        return engine.measureCount
    }

    @Test func `Measurements of a grid grow linearly with its rows`() throws {
        #expect(try effort(rows: 1_000) < 11 * effort(rows: 100))
    }

    @Test func `A lazy grid measures each view twice at most`() throws {
        let engine = SquareTextEngine()
        _ = try Drawing.list(width: 300, height: 20_000, engine: engine) {
            LazyVGrid(columns: [GridItem(), GridItem(.adaptive(minimum: 50))]) {
                for number in 0..<500 { Text("\(number)") }
            }
        }
        #expect(engine.measureCount <= 1_000)
    }

    @Test func `A nested grid is measured once for each proposal`() throws {
        let engine = SquareTextEngine()
        var view: any Recorded = Text("core")
        for _ in 0..<60 {
            let inner = view
            view = Grid {
                GridRow {
                    Text("a")
                    inner
                }
            }
        }
        _ = try Drawing.list(engine: engine) { view }
        #expect(engine.measureCount < 60 * 64)
    }
}
