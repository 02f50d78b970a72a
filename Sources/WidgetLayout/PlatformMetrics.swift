/// The default lengths and factors of SwiftUI; lengths are in points.
///
/// Those of layout are measured in SwiftUI by docs/probes/swiftui-stack-algorithms.swift,
/// swiftui-frame-semantics.swift and swiftui-grid.swift of https://github.com/mburger89/MetalUI.
enum PlatformMetrics {
    /// The distance between views in stacks and grids, and from a view to its safe area inset.
    static let spacing = 8.0
    /// The padding of `padding()`.
    static let padding = 16.0
    /// The least length of a spacer.
    static let minimumSpacerLength = 8.0
    /// The length of a shape, a colour or another view that fills its proposal, if that is nil.
    static let idealLength = 10.0
    /// The least length of a flexible or an adaptive track of a lazy grid.
    static let minimumTrackLength = 10.0
    /// The size of text without a font: that of the body style at the dynamic type size `large`.
    static let bodyFontSize = 17.0
    /// The height of a linear gauge's bar.
    static let gaugeBarHeight = 4.0
    /// The largest corner radius of the rectangle that replaces a redacted picture.
    static let redactionRadius = 4.0
    /// The size of symbols of small image scale, as a factor of the medium one.
    static let smallSymbolScale = 0.79
    /// The size of symbols of large image scale, as a factor of the medium one.
    static let largeSymbolScale = 1.28
    /// The opacity of a disabled control.
    static let disabledOpacity = 0.4
}
