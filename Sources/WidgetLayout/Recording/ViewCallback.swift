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
    /// Views whose frames can be looked up.
    public var landmarks = Landmarks()
}

/// Frames of views that were placed, from the widget's corner, by the keys they were given.
public struct Landmarks: Hashable, Sendable {
    private var frames: [Int64: [Double]] = [:]

    /// The left, the top, the width and the height of the view that was placed last.
    public subscript(key: Int64) -> [Double]? {
        get { frames[key] }
        set { frames[key] = newValue }
    }
}

/// What an alignment guide's function learns of the view it modifies, in points.
public struct DimensionsValue {
    /// The view's width.
    public var width: Double
    /// The view's height.
    public var height: Double
    /// The topmost baseline of text inside; the height where there is none.
    public var firstTextBaseline: Double
    /// The lowest baseline of text inside; the height where there is none.
    public var lastTextBaseline: Double
    /// The place of any guide, in the header's numbers; nil when it is to be explicit and is not.
    public var guide: (Int64, _ isExplicit: Bool) -> Double?
}

extension DimensionsValue {
    /// A view in which nothing is set.
    init(plain size: Size) {
        self.init(
            width: size.width, height: size.height, firstTextBaseline: size.height,
            lastTextBaseline: size.height
        ) { number, isExplicit in
            isExplicit ? nil : Guide(only: number)?.defaultPosition(in: size)
        }
    }

    /// A view as it is for a proposal.
    init(_ element: Element, for proposal: Proposal) {
        let size = element.size(for: proposal)
        self.init(
            width: size.width, height: size.height,
            firstTextBaseline: element.position(of: .firstTextBaseline, for: proposal),
            lastTextBaseline: element.position(of: .lastTextBaseline, for: proposal)
        ) { number, isExplicit in
            element.position(ofGuide: number, for: proposal, isExplicit: isExplicit)
        }
    }
}

extension Element {
    /// The place of a guide in the header's numbers; nil when it is to be explicit and is not set.
    func position(ofGuide number: Int64, for proposal: Proposal, isExplicit: Bool) -> Double? {
        guard let guide = Guide(only: number) else { return nil }
        if let set = setPosition(of: guide, for: proposal) { return set }
        return isExplicit ? nil : guide.defaultPosition(in: size(for: proposal))
    }
}
