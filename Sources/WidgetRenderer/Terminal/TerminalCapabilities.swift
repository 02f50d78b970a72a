/// The colours that are written.
public enum ColorDepth: Hashable, Sendable, CaseIterable {
    /// No escape sequences; plain text.
    case none
    /// The 256 colours of xterm.
    case palette
    /// Colours of 24 bits.
    case trueColor
}

/// The capabilities of the terminal behind an output, as far as the environment tells.
public struct TerminalCapabilities: Hashable, Sendable {
    /// The colours to write.
    public var colorDepth: ColorDepth
    /// Whether pictures may be sent by the kitty graphics protocol.
    public var kittyGraphics: Bool
    /// Whether a frame may be redrawn in place; otherwise print one line for each change.
    public var cursorControl: Bool

    /// Makes a set of capabilities.
    public init(
        colorDepth: ColorDepth = .none, kittyGraphics: Bool = false, cursorControl: Bool = false
    ) {
        self.colorDepth = colorDepth
        self.kittyGraphics = kittyGraphics
        self.cursorControl = cursorControl
    }

    /// Reads the customary variables; the terminal itself is not asked.
    ///
    /// - No colours when the output is not a terminal, `TERM` is unset, empty or `dumb`, or
    ///   `NO_COLOR` is set and not empty (no-color.org).
    /// - 24 bits when `COLORTERM` is `truecolor` or `24bit`, or `TERM` names a terminal that is
    ///   known to have them.
    /// - Otherwise 256 colours.
    /// - Parameters:
    ///   - environment: The process's variables.
    ///   - isTerminal: The result of `isatty` for the output.
    public static func detect(
        environment: [String: String], isTerminal: Bool
    ) -> TerminalCapabilities {
        let term = environment["TERM"] ?? ""
        guard isTerminal, !term.isEmpty, term != "dumb" else { return TerminalCapabilities() }
        return TerminalCapabilities(
            colorDepth: colorDepth(environment, term: term),
            kittyGraphics: KittyGraphics.isSupported(environment: environment),
            cursorControl: true)
    }

    private static func colorDepth(_ environment: [String: String], term: String) -> ColorDepth {
        if environment["NO_COLOR"]?.isEmpty == false { return .none }
        if ["truecolor", "24bit"].contains(environment["COLORTERM"]) { return .trueColor }
        return trueColorTerms.contains { term.contains($0) } ? .trueColor : .palette
    }

    private static let trueColorTerms = [
        "direct", "truecolor", "24bit", "kitty", "ghostty", "wezterm", "alacritty", "foot",
        "contour", "iterm",
    ]
}
