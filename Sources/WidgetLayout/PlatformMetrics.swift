/// The lengths and factors that SwiftUI uses where a view says none; lengths are in points.
///
/// Those of layout are measured in SwiftUI by docs/probes/swiftui-stack-algorithms.swift, swiftui-frame-semantics.swift
/// and swiftui-grid.swift of https://github.com/mburger89/MetalUI.
enum PlatformMetrics {
    /// Between views in stacks, grids and lazy grids, and beside a view at an edge that is kept free.
    static let spacing = 8.0
    /// Around a view with padding.
    static let padding = 16.0
    /// The least length of a spacer.
    static let spacer = 8.0
    /// The length of what takes all room, where it is offered none.
    static let idealLength = 10.0
    /// The least length of a flexible or an adaptive track of a lazy grid.
    static let track = 10.0
    /// The size of text without a font: the body's.
    static let fontSize = 17.0
    /// How high a gauge's bar is.
    static let gaugeBar = 4.0
    /// The largest radius of the corners of what stands for a redacted picture.
    static let redactionRadius = 4.0
    /// How large symbols of small and of large scale are beside those of medium scale.
    static let smallSymbol = 0.8
    static let largeSymbol = 1.28
    /// How opaque a control is that cannot be pressed.
    static let disabledOpacity = 0.4
}
