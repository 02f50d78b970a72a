extension String {
    /// The text with U+FFFD for what would steer a terminal or reorder a line, as in file names.
    ///
    /// - Parameter keepsLines: Whether line breaks stay.
    func printable(keepsLines: Bool = false) -> String {
        var result = UnicodeScalarView()
        for scalar in unicodeScalars {
            let isKept = keepsLines && scalar == "\n" || !scalar.steers
            result.append(isKept ? scalar : "\u{FFFD}")
        }
        return String(result)
    }
}

extension Unicode.Scalar {
    fileprivate var steers: Bool {
        switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        case .format: properties.isBidiControl
        default: false
        }
    }
}
