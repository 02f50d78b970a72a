import Testing
import WidgetWire

@testable import WidgetText

@Suite struct ReservedRoomTests {
    private static let base = LiveDateTests.base

    private func live(_ style: LiveDate.Style, _ offset: Double) -> LiveDate {
        LiveDate.with {
            $0.style = style
            $0.date = Self.base + offset
        }
    }

    @Test(
        arguments: [
            (.relative, -5, ["5 sec", "20 sec", "1 min, 2 sec"]),
            (.relative, -1_380, ["23 min", "23 min, 22 sec"]),
            (.relative, 10_800, ["3 hr", "2 hr, 20 min"]),
            (.offset, -5, ["+5 seconds", "+10 minutes", "+10 hours"]),
            (.timer, 90, ["1:30"]), (.timer, -90, ["1:30", "10:00", "1:00:00", "24:01:30"]),
            (.time, 0, ["9:41\u{202F}AM"]), (.day, 0, ["April 1, 2020"]),
        ] as [(LiveDate.Style, Double, [String])])
    func `The forms of a live date cover the texts of the next day`(
        style: LiveDate.Style, offset: Double, expected: [String]
    ) {
        let forms = LiveDates.forms(of: live(style, offset), context: TextContext(now: Self.base))
        let pattern = { (text: String) in String(text.map { $0.isNumber ? "0" : $0 }) }
        #expect(Set(forms.map(pattern)).isSuperset(of: expected.map(pattern)))
    }

    /// Digits that stand closer together or farther apart than others make a hair's difference.
    @Test(
        arguments: [LiveDate.Style.relative, .offset],
        [-200_000.0, -86_000, -3_600, -1_380, -60, 0, 45, 3_700, 90_000, 864_000, 4_000_000])
    func `A live date stays within its reserved width for a day`(
        style: LiveDate.Style, offset: Double
    ) throws {
        let engine = try engine()
        let cells = CellTextEngine()
        var context = TextContext(scale: 2, now: Self.base)
        var text = paragraph("")
        text.runs[0].liveDate = live(style, offset)
        let room = engine.reservingRoom(in: text, context: context)
        let width = engine.measure(room, in: TextBox(), context: context).width
        let columns = cells.measure(
            cells.reservingRoom(in: text, context: context), in: TextBox(), context: context
        ).width
        for seconds in stride(from: 0.0, to: 86_400, by: 1_109) {
            context.now = Self.base + seconds
            #expect(engine.measure(text, in: TextBox(), context: context).width <= width + 1)
            #expect(cells.measure(text, in: TextBox(), context: context).width <= columns)
        }
    }

    @Test(arguments: [5.0, 300, 3_700, 40_000])
    func `A timer stays within its reserved width until its date`(offset: Double) throws {
        let engine = try engine()
        var context = TextContext(scale: 2, now: Self.base)
        var text = paragraph("")
        text.runs[0].liveDate = live(.timer, offset)
        let room = engine.reservingRoom(in: text, context: context)
        let width = engine.measure(room, in: TextBox(), context: context).width
        for seconds in stride(from: 0.0, through: offset, by: offset / 50) {
            context.now = Self.base + seconds
            #expect(engine.measure(text, in: TextBox(), context: context).width <= width + 1)
        }
    }

    @Test func `Text without live dates reserves no width`() throws {
        let text = paragraph("3 hr")
        #expect(CellTextEngine().reservingRoom(in: text, context: context()) == text)
    }
}
