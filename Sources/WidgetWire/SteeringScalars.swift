extension Unicode.Scalar {
    /// Whether it would move a terminal's cursor, start an escape sequence, or end or reorder a line.
    ///
    /// Controls (C1 ones included), separators of lines and paragraphs, and what the Unicode Bidirectional
    /// Algorithm calls explicit directional formatting and marks. None has more than four hexadecimal digits.
    public var steersTerminal: Bool {
        switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        case .format: properties.isBidiControl
        default: false
        }
    }
}
