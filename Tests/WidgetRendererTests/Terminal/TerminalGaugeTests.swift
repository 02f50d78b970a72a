import Testing
import WidgetText
import WidgetWire

@testable import WidgetRenderer

@Suite struct TerminalGaugeTests {
    private func gauge(
        _ frame: Rect, _ fraction: Double, change: (inout Gauge) -> Void = { _ in }
    ) -> DisplayNode {
        var gauge = Gauge.with {
            $0.fraction = fraction
            $0.fill = [.with { $0.color = .rgb(1, 0, 0) }]
            $0.track = .rgb(0, 0, 1)
        }
        change(&gauge)
        return .with {
            $0.frame = frame
            $0.gauge = gauge
        }
    }

    @Test(arguments: [
        (0.0, "░░░░░░░░"), (0.001, "▏░░░░░░░"), (0.25, "██░░░░░░"), (0.44, "███▌░░░░"),
        (1, "████████"),
    ])
    func `Bars are blocks`(fraction: Double, expected: String) {
        let list = DisplayList.cells(8, 1, [gauge(.of(0, 0, 64, 16), fraction)])
        #expect(frame(of: list).art == [expected])
    }

    @Test func `Bars have the colours of fill and track`() {
        let cells = frame(of: .cells(4, 1, [gauge(.of(0, 0, 32, 16), 0.5)]))
        #expect(cells.cell(column: 0, row: 0).foreground?.hex == "ff0000")
        #expect(cells.cell(column: 3, row: 0).foreground?.hex == "0000ff")
    }

    @Test func `Bars grow from the right where reading does`() {
        let node = gauge(.of(0, 0, 64, 16), 0.44) { $0.reversed = true }
        #expect(frame(of: .cells(8, 1, [node])).art == ["░░░░▐███"])
    }

    @Test func `A marker stands on a line`() {
        let node = gauge(.of(0, 0, 64, 16), 0.5) { $0.marked = true }
        #expect(frame(of: .cells(8, 1, [node])).art == ["━━━━●━━━"])
    }

    @Test func `Rings are Braille dots`() {
        let node = gauge(.of(0, 0, 64, 64), 0.5) { $0.form = .ring }
        #expect(
            frame(of: .cells(8, 4, [node])).art == [
                " ⡠⠖⠚⠛⠷⣦⡀",
                "⣸⠁    ⠘⣷",
                "⢹⡀    ⢠⡿",
                " ⠑⠦⢤⣤⡶⠟⠁",
            ])
    }

    @Test func `Text in a ring stays readable`() {
        let ring = gauge(.of(0, 0, 64, 64), 0.5) { $0.form = .openRing }
        let list = DisplayList.cells(8, 4, [.text("72", 24, 16, 16), ring])
        #expect(frame(of: list).art[1].contains("72"))
    }

    @Test func `Status lines show bars`() {
        let list = DisplayList.cells(8, 1, [gauge(.of(0, 0, 64, 16), 0.5)])
        #expect(StatusLine.text(of: list, at: 0, engine: CellTextEngine()) == "███░░░")
    }
}
