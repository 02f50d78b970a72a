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
    public var width: Double
    public var height: Double
    /// Its top left corner, from the widget's.
    public var x: Double
    public var y: Double
    /// How far its frame reaches into the widget's margins.
    public var safeArea: Insets
}

/// What an alignment guide's function learns of the view it modifies, in points.
public struct DimensionsValue: Hashable, Sendable {
    public var width: Double
    public var height: Double
    public var firstTextBaseline: Double
    public var lastTextBaseline: Double
}

/// Distances from the four edges of a rectangle, in points.
public struct Insets: Hashable, Sendable {
    public var top: Double
    public var leading: Double
    public var bottom: Double
    public var trailing: Double

    /// Four distances.
    public init(top: Double, leading: Double, bottom: Double, trailing: Double) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// The same distance from every edge.
    public init(all length: Double) {
        self.init(top: length, leading: length, bottom: length, trailing: length)
    }
}
