import Testing
import WidgetRenderer

@Suite struct LiveFrameTests {
    private let begin = "\u{1B}[?2026h"
    private let end = "\u{1B}[?2026l"

    @Test func `The first frame hides the cursor`() {
        var live = LiveFrame()
        #expect(
            live.show(["a", "b"])
                == "\u{1B}[?25l\u{1B}[8l\(begin)a\u{1B}[K\r\nb\u{1B}[K\r\n\(end)")
    }

    @Test func `Only changed lines are written`() {
        var live = LiveFrame()
        _ = live.show(["a", "b", "c", "d"])
        #expect(
            live.show(["a", "B", "c", "d"])
                == "\(begin)\u{1B}[4A\u{1B}[1BB\u{1B}[K\r\n\u{1B}[2B\(end)")
        #expect(live.show(["a", "B", "c", "d"]) == "")
        #expect(live.lines == ["a", "B", "c", "d"])
    }

    @Test func `Frames grow and shrink`() {
        var live = LiveFrame()
        _ = live.show(["a"])
        #expect(live.show(["a", "b"]) == "\(begin)\u{1B}[1A\u{1B}[1Bb\u{1B}[K\r\n\(end)")
        #expect(live.show(["a"]) == "\(begin)\u{1B}[2A\u{1B}[1B\u{1B}[J\(end)")
        #expect(live.show([]) == "\(begin)\u{1B}[1A\u{1B}[J\(end)")
    }

    @Test func `In another window each line is written once`() {
        var live = LiveFrame()
        _ = live.show(["a", "b"])
        live.windowChanged()
        #expect(live.show(["a", "b"]) == "\(begin)\u{1B}[2Aa\u{1B}[K\r\nb\u{1B}[K\r\n\(end)")
        #expect(live.show(["a", "b"]) == "")
    }

    @Test func `The terminal is restored`() {
        #expect(LiveFrame.restore == "\u{1B}[0m\(end)\u{1B}[8h\u{1B}[?25h")
    }
}
