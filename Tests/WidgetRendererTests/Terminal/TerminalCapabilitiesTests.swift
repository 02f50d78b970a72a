import Testing
import WidgetRenderer

@Suite struct TerminalCapabilitiesTests {
    @Test(arguments: [
        (["TERM": "xterm-256color"], ColorDepth.palette),
        (["TERM": "xterm-256color", "COLORTERM": "truecolor"], .trueColor),
        (["TERM": "screen-256color", "COLORTERM": "24bit"], .trueColor),
        (["TERM": "xterm-kitty"], .trueColor),
        (["TERM": "xterm-direct"], .trueColor),
        (["TERM": "foot"], .trueColor),
        (["TERM": "linux"], .palette),
        (["TERM": "dumb", "COLORTERM": "truecolor"], .none),
        (["TERM": ""], .none),
        ([:], .none),
        (["TERM": "xterm-256color", "COLORTERM": "truecolor", "NO_COLOR": "1"], .none),
        (["TERM": "xterm-256color", "NO_COLOR": ""], .palette),
    ])
    func `The environment decides the colours`(
        _ environment: [String: String], are depth: ColorDepth
    ) {
        let found = TerminalCapabilities.detect(environment: environment, isTerminal: true)
        #expect(found.colorDepth == depth)
    }

    @Test func `A pipe has neither colours nor pictures`() {
        let found = TerminalCapabilities.detect(
            environment: ["TERM": "xterm-kitty", "KITTY_WINDOW_ID": "1"], isTerminal: false)
        #expect(found == TerminalCapabilities())
    }

    @Test func `A terminal without colours still moves its cursor`() {
        let found = TerminalCapabilities.detect(
            environment: ["TERM": "xterm", "NO_COLOR": "1"], isTerminal: true)
        #expect(found.cursorControl)
    }

    @Test(arguments: [
        (["TERM": "xterm-kitty"], true),
        (["TERM": "xterm-256color", "KITTY_WINDOW_ID": "3"], true),
        (["TERM": "xterm-ghostty"], true), (["TERM": "xterm", "TERM_PROGRAM": "WezTerm"], true),
        (["TERM": "xterm-256color"], false),
        (["TERM": "tmux-256color", "KITTY_WINDOW_ID": "3"], false),
        (["TERM": "xterm-kitty", "TMUX": "/tmp/tmux"], false),
    ])
    func `The environment decides whether pictures are shown`(
        _ environment: [String: String], are supported: Bool
    ) {
        #expect(KittyGraphics.isSupported(environment: environment) == supported)
    }
}
