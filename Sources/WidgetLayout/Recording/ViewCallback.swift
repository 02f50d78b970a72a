/// A function of the plugin that the layout calls back, and the context it keeps alive.
///
/// Belongs to the plugin's main thread, where it is also released.
public final class ViewCallback {
    /// What is called.
    public enum Function {
        /// Records the content of a geometry reader.
        case geometry((GeometryValue, ViewTreeBuilder) -> Void)
        /// Answers a guide's position in the view's own coordinates.
        case guide((DimensionsValue) -> Double)
    }

    /// What to call.
    public let function: Function
    private let release: () -> Void

    /// Takes over a context.
    ///
    /// - Parameters:
    ///   - function: What to call, any number of times.
    ///   - release: Frees the context; runs once, when nothing refers to the callback any more.
    public init(_ function: Function, release: @escaping () -> Void) {
        self.function = function
        self.release = release
    }

    deinit { release() }
}

/// What the content of a geometry reader learns, in points.
public struct GeometryValue: Hashable, Sendable {
    /// The room there is across.
    public var width: Double
    /// The room there is from top to bottom.
    public var height: Double
    /// The left of its frame, from the widget's left edge.
    public var x: Double
    /// The top of its frame, from the widget's top edge.
    public var y: Double
    /// How far its frame reaches into the widget's margins.
    public var safeArea: Insets
}

/// What an alignment guide's function learns of the view it modifies, in points.
public struct DimensionsValue: Hashable, Sendable {
    /// The view's width.
    public var width: Double
    /// The view's height.
    public var height: Double
    /// The topmost baseline of text inside; the height where there is none.
    public var firstTextBaseline: Double
    /// The lowest baseline of text inside; the height where there is none.
    public var lastTextBaseline: Double
}
