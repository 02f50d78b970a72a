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
        /// Answers the verbs and points of a path for a width and a height.
        case path((_ width: Double, _ height: Double) -> [Double])
        /// Answers where a plugin's own guide, in the header's numbers, lies by default.
        case guideDefault((Int64, DimensionsValue) -> Double)
        /// Answers the size of a layout.
        case layoutSize((LayoutChildren, Proposal) -> Size)
        /// Places the children of a layout in a rectangle that begins at 0.
        case layoutPlacement((LayoutChildren, Size, Proposal) -> Void)
        /// Answers a layout's guide; NaN: none, infinity: what the children set.
        case layoutGuide((LayoutChildren, Int64, Size, Proposal) -> Double)
        /// Answers what a layout wants beyond its edges.
        case layoutSpacing((LayoutChildren) -> EdgeSpacings)
        /// Nothing to call: a value that only the plugin reads.
        case value(UnsafeMutableRawPointer?)
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

extension Element {
    /// The place of a guide in the header's numbers; nil when it is to be explicit and is not set.
    func position(ofGuide number: Int64, for proposal: Proposal, isExplicit: Bool) -> Double? {
        guard let guide = Guide(only: number) else { return nil }
        if let set = explicitPosition(of: guide, for: proposal) { return set }
        return isExplicit ? nil : guide.defaultPosition(in: size(for: proposal))
    }
}
