extension Unicode.Scalar {
    /// Whether it would move a terminal's cursor, start an escape sequence, or end or reorder a
    /// line.
    ///
    /// These are controls (including C1), line and paragraph separators, and the explicit
    /// directional formatting characters and marks of the Unicode Bidirectional Algorithm. None has
    /// more than four hexadecimal digits.
    public var steersTerminal: Bool {
        switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        case .format: properties.isBidiControl
        default: false
        }
    }
}
