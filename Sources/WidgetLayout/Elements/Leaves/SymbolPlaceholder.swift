import WidgetText

/// What stands for a symbol of a placeholder: a square in a frame that is the same for all symbols.
///
/// Docs/elements/Redaction.md of https://github.com/iamcgn/swiftui-web has the frames that SwiftUI
/// gives them on macOS 26, in whole points.
struct SymbolPlaceholder {
    /// The frame and its baseline: its middle is that of a capital letter.
    let measurement: TextMeasurement
    /// The length of the square's sides, in points.
    let side: Double

    /// - Parameters:
    ///   - size: The symbol's font size.
    ///   - capHeight: The height of capital letters beside it.
    init(size: Double, capHeight: Double) {
        side = size
        let height = (1.145 * size).rounded()
        let baseline = (height + capHeight) / 2
        measurement = TextMeasurement(
            width: (1.18 * size).rounded(), height: height, firstBaseline: baseline,
            lastBaseline: baseline)
    }
}
