/// A function of the plugin that the layout calls back, and the context it keeps alive.
///
/// Belongs to the plugin's main thread, where it is also released.
public final class ViewCallback {
    /// The functions of a plugin.
    public enum Function {
        /// Records the content of a geometry reader.
        case geometry((GeometryValue, ViewTreeBuilder) -> Void)
        /// Returns a guide's position in the view's own coordinates.
        case guide((DimensionsValue) -> Double)
        /// Returns the verbs and points of a path for a width and a height.
        case path((_ width: Double, _ height: Double) -> [Double])
        /// Returns the default position of a plugin's own guide, named by the header's number.
        case guideDefault((Int64, DimensionsValue) -> Double)
        /// Returns the size of a layout.
        case layoutSize((LayoutChildren, Proposal) -> Size)
        /// Places the children of a layout in a rectangle that begins at 0.
        case layoutPlacement((LayoutChildren, Size, Proposal) -> Void)
        /// Returns a layout's guide: NaN for none, infinity for what the children set.
        case layoutGuide((LayoutChildren, Int64, Size, Proposal) -> Double)
        /// Returns a layout's preferred distances at its edges.
        case layoutSpacing((LayoutChildren) -> EdgeSpacings)
        /// No function: a value that only the plugin reads.
        case value(UnsafeMutableRawPointer?)
    }

    /// The function.
    public let function: Function
    private let release: () -> Void

    /// Takes over a context.
    ///
    /// - Parameters:
    ///   - function: The function, which may be called any number of times.
    ///   - release: Frees the context; runs once, when nothing refers to the callback any more.
    public init(_ function: Function, release: @escaping () -> Void) {
        self.function = function
        self.release = release
    }

    deinit { release() }
}

extension Element {
    /// The position of a guide, named by the header's number.
    ///
    /// - Returns: nil when an explicit position is asked for and none is set.
    func position(ofGuide number: Int64, for proposal: Proposal, isExplicit: Bool) -> Double? {
        guard let guide = Guide(only: number) else { return nil }
        if let set = explicitPosition(of: guide, for: proposal) { return set }
        return isExplicit ? nil : guide.defaultPosition(in: size(for: proposal))
    }
}
