import Testing
import WidgetRenderer
import WidgetText
import WidgetWire

@Suite struct StatusLineTests {
    private func line(_ nodes: [DisplayNode], at now: Double = 0) -> String {
        StatusLine.text(of: .cells(20, 10, nodes), at: now, engine: makeEngine())
    }

    @Test func `Rows are separated, and the words of a row are not`() {
        let nodes: [DisplayNode] = [
            .symbol("bolt.fill", .of(0, 0, 16, 16)), .text("CPU", 16, 0, 24),
            .text("12 %", 48, 2, 32), .text("Memory\nused", 0, 20, 48, 32),
        ]
        #expect(line(nodes) == "⚡ CPU 12 % · Memory used")
    }

    @Test func `A line is cut at the length that no bar shows`() {
        let words = (0..<1_000).map { DisplayNode.text("word", 0, Double($0) * 16, 32) }
        let marks = DisplayNode.text("a" + String(repeating: "\u{301}", count: 100_000), 0, 0, 8)
        for line in [line(words), line([marks, marks])] {
            #expect(line.hasSuffix("…") || line.unicodeScalars.count < 100)
            #expect(line.unicodeScalars.count <= 2_001)
        }
    }

    @Test func `Texts beyond that length are not even formatted`() {
        let date = DisplayNode.with { node in
            node.frame = .of(0, 0, 80, 16)
            node.paragraph.runs = [.with { $0.liveDate.style = .relative }]
        }
        let group = DisplayNode.group(children: 500) { $0.opacity = 1 }
        var count = 0
        let engine = CellTextEngine { _, _ in
            count += 1
            return "0123456789"
        }
        let nodes = [group] + Array(repeating: date, count: 2_000)
        let line = StatusLine.text(of: .cells(20, 10, nodes), at: 0, engine: engine)
        #expect(line.hasSuffix("…") && line.unicodeScalars.count == 2_001)
        #expect(count == 201)
    }

    @Test func `Labels name what has no text`() {
        var shape = DisplayNode.ellipse(.of(0, 0, 8, 8), .black)
        shape.accessibilityLabel = "Battery\u{1B}[2J"
        shape.accessibilityValue = "80 %"
        var symbol = DisplayNode.symbol("heart.fill", .of(0, 16, 8, 16))
        symbol.accessibilityLabel = "Health"
        var text = DisplayNode.text("7°", 0, 32, 16)
        text.accessibilityLabel = "seven degrees"
        #expect(line([shape, symbol, text]) == "Battery[2J 80 % · Health · 7°")
    }

    @Test func `Texts that assistive technology skips are left out`() {
        var axis = DisplayNode.text("100", 80, 0, 24)
        axis.accessibilityHidden = true
        var group = DisplayNode.group(children: 1) { _ in }
        group.accessibilityHidden = true
        let nodes = [.text("7°", 0, 0, 16), axis, group, .text("0", 80, 16, 8)]
        #expect(line(nodes + [.text("Sun", 0, 32, 24)]) == "7° · Sun")
    }

    @Test func `A label that repeats the row above it is left out`() {
        var bar = DisplayNode.rectangle(.of(0, 16, 64, 8), .black)
        bar.accessibilityLabel = "CPU"
        bar.accessibilityValue = "80%"
        let row: [DisplayNode] = [.text("CPU", 0, 0, 24), .text("80%", 32, 0, 24)]
        #expect(line(row + [bar]) == "CPU 80%")
        bar.accessibilityValue = "80 of 100"
        #expect(line(row + [bar]) == "CPU 80% · CPU 80 of 100")
        #expect(line([.text("0", 0, 0, 8), .text("0", 0, 16, 8)]) == "0 · 0")
    }

    @Test func `The label of a group stands for content without text`() {
        var empty = DisplayNode.group(children: 1) { _ in }
        empty.accessibilityLabel = "Chart"
        var full = DisplayNode.group(children: 1) { _ in }
        full.accessibilityLabel = "Price"
        #expect(
            line([
                empty, .rectangle(.of(0, 0, 8, 8), .black), full, .text("$ 1", 0, 0, 24),
            ]) == "Chart · $ 1")
    }

    @Test func `Texts that cannot be seen are left out`() {
        #expect(
            line([.group(children: 1) { $0.opacity = 0 }, .text("no", 0, 0, 16)]) == "")
        #expect(line([]) == "")
    }

    @Test func `Texts too long for their frames are read whole`() {
        let nodes: [DisplayNode] = [.text("a long sentence", 0, 0, 16) { $0.lineLimit = 1 }]
        #expect(line(nodes) == "a long sentence")
    }

    @Test func `Live dates are those of the moment`() {
        var node = DisplayNode.text("", 0, 0, 40)
        node.paragraph.runs[0].liveDate.date = 90
        #expect(line([node], at: 30) == "60 s")
    }
}
