import Testing
import WidgetText
import WidgetWire

@testable import WidgetLayout

/// Stacks in a terminal put their children into columns and rows of their own.
@Suite struct CellLayoutTests {
    /// Columns and rows of the marked views: x, y, width, height.
    private func cells(@Views _ content: () -> [any Recorded]) throws -> [String: [Double]] {
        var environment = WidgetEnvironment()
        environment.width = 160
        environment.height = 160
        environment.metrics = .cells
        let list = try WidgetLayout(textEngine: CellTextEngine()).displayList(
            for: Drawing.tree(content()), environment: environment, options: .bare, now: 0)
        return list.nodes.reduce(into: [:]) { cells, node in
            guard !node.accessibilityIdentifier.isEmpty else { return }
            cells[node.accessibilityIdentifier] = [
                node.frame.x / 8, node.frame.y / 16, node.frame.width / 8, node.frame.height / 16,
            ]
        }
    }

    @Test(arguments: [(0.0, 8.0), (1, 9), (4, 9), (8, 9), (13, 10), (16, 10)])
    func `Texts in a stack have spacing`(spacing: Double, column: Double) throws {
        let cells = try cells {
            HStack(spacing: spacing) {
                Text("Theo").mark("name")
                Text("2:30").mark("time")
            }
            .frame(width: 160, alignment: .leading)
        }
        let name = try #require(cells["name"])
        let time = try #require(cells["time"])
        #expect(time[0] - name[0] == column - 4)
    }

    @Test func `Grid cells are aligned in columns and rows`() throws {
        let cells = try cells {
            Grid(horizontalSpacing: 5, verticalSpacing: 12) {
                GridRow {
                    Text("Theo").mark("a")
                    Color.red.frame(width: 20, height: 5).mark("b")
                }
                GridRow {
                    Text("Al").mark("c")
                    Text("2:30").mark("d")
                }
            }
            .frame(width: 160, height: 160, alignment: .topLeading)
        }
        #expect(cells["a"] == [0, 0, 4, 1])
        #expect(cells["c"] == [1, 2, 2, 1])
        #expect(cells["d"] == [5, 2, 4, 1])
    }

    @Test func `A bar that is lower than a row has its own row`() throws {
        let cells = try cells {
            VStack(alignment: .leading, spacing: 3) {
                Text("CPU").mark("label")
                Color.red.frame(height: 6).mark("bar")
                Text("Memory").mark("next")
            }
            .frame(height: 160, alignment: .top)
        }
        #expect(cells["label"]?[1] == 0)
        let bar = try #require(cells["bar"])
        #expect(bar[1] > 1 && bar[1] + bar[3] < 2)
        #expect(cells["next"]?[1] == 2)
    }

    @Test func `A label beside a high view starts at a row`() throws {
        let cells = try cells {
            VStack(spacing: 0) {
                HStack {
                    Color.red.frame(width: 32, height: 36)
                    Text("name").mark("name")
                }
                Text("below").mark("below")
            }
            .frame(height: 160, alignment: .top)
        }
        #expect(cells["name"]?[1] == 0)
        #expect(cells["below"]?[1] == 2)
    }

    @Test func `A stack that is too high loses its spacing first`() throws {
        let cells = try cells {
            VStack(spacing: 10) {
                for row in 0..<8 { Text("row").mark("\(row)") }
            }
        }
        #expect(cells["0"]?[1] == 1)
        #expect(cells["7"]?[1] == 8)
    }

    @Test func `Padding and frames keep text on the cell grid`() throws {
        let cells = try cells {
            VStack(alignment: .leading, spacing: 0) {
                Text("chip").mark("chip").padding(5)
                Text("middle").mark("middle").frame(width: 77, height: 40)
            }
            .frame(width: 160, height: 160, alignment: .topLeading)
        }
        #expect(cells["chip"]?.prefix(2) == [1, 0])
        #expect(cells["middle"]?.map { $0.rounded() } == [2, 2, 6, 1])
    }
}
