import Testing
import WidgetWire

@testable import WidgetLayout

/// Text that updates itself reserves the room it will need; squares are half the font's size wide.
@Suite struct LiveTextTests {
    private func date(_ offset: Double, _ style: LiveDate.Style) -> any Recorded {
        Node(.text, [(.date, .date(offset)), (.dateStyle, .int(Int64(style.rawValue)))])
            .mark("date")
    }

    private func frame(
        @Views _ content: () -> [any Recorded]
    ) throws -> Rect? {
        try Drawing.list(width: 300, content).nodes.first { $0.accessibilityIdentifier == "date" }?
            .frame
    }

    /// "58 min, 58 sec", and "22 hr, 58 min" where it is hours already.
    @Test(arguments: [(-5.0, 14.0), (-10_800, 13), (10_800, 14)])
    func `Relative text has the width of two units`(offset: Double, characters: Double) throws {
        let frame = try frame { date(offset, .relative).fixedSize() }
        #expect(frame?.width == characters * 8.5 + 1)
    }

    @Test func `A timer fills the available width`() throws {
        let frame = try frame {
            HStack(spacing: 0) {
                Text("ab")
                date(90, .timer)
            }
        }
        #expect(frame?.width.rounded() == 283)
    }

    /// "1:30" has room for four characters in 34 points, and would have eight some day.
    @Test(
        arguments: [(90, 34, 1), (-90, 40, 1), (-90, 31.5, 31.5 / 34)]
            as [(Double, Double, Double)])
    func `A timer in a narrow frame stays one line`(offset: Double, width: Double, scale: Double)
        throws
    {
        let list = try Drawing.list(width: 300) { date(offset, .timer).frame(maxWidth: width) }
        let node = try #require(list.nodes.first { $0.accessibilityIdentifier == "date" })
        let line = try frame { Text("1:30").mark("date") }
        #expect(node.frame.height == line?.height)
        #expect(node.paragraph.runs[0].font.size == 17 * scale)
    }

    @Test(arguments: [(90.0, 4.0), (7_200, 7), (-90, 8), (-80_000, 8)])
    func `A timer's ideal width is that of its digits`(offset: Double, characters: Double) throws {
        let frame = try frame { date(offset, .timer).fixedSize() }
        #expect(frame?.width == characters * 8.5 + 1)
    }

    @Test func `A date has the width of its text`() throws {
        let frame = try frame { date(0, .day).fixedSize() }
        #expect(frame?.width == 15 * 8.5)
    }
}
