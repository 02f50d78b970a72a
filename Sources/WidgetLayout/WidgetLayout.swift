public import WidgetText
public import WidgetWire

/// Lays out recorded views as SwiftUI does: parents propose sizes, children report theirs.
///
/// Belongs to the plugin's main thread, since geometry readers and alignment guides call back.
public final class WidgetLayout {
    private let textEngine: any TextEngine

    /// A layout that measures text with `textEngine`.
    public init(textEngine: any TextEngine) {
        self.textEngine = textEngine
    }

    /// Lays out the views of one entry for one environment.
    ///
    /// - Parameters:
    ///   - tree: What the content function recorded.
    ///   - environment: The widget's size, appearance and everything else views depend on.
    ///   - options: Margins and redaction.
    ///   - now: Seconds since 1970: the moment live dates are measured for.
    /// - Returns: Positioned nodes with everything inherited resolved.
    /// - Throws: `LayoutError` when the environment cannot be laid out in.
    public func displayList(
        for tree: ViewTree, environment: WidgetEnvironment, options: LayoutOptions = .init(),
        now: Double
    ) throws -> DisplayList {
        throw LayoutError.unusableSize(width: environment.width, height: environment.height)
    }
}
