/// A limit on what Cairo does at the end of an SVG or PDF, in one call that cannot be ended.
///
/// Drawing on a document only records what it shows, in no time. A widget needs a small part of the
/// limit; the document of one that needs more is given up, and never written.
final class DocumentBudget {
    /// The clips around what is drawn.
    struct Clip {
        /// The elements of their paths.
        fileprivate var elements = 0
        /// Different for each clip.
        fileprivate var number = 0
    }

    /// The clips around what is drawn next.
    var clip = Clip()
    private var lastClip = 0
    /// The number of the clip around what was drawn last, which need not be written again.
    private var writtenClip = 0
    /// How many more elements of paths may be written.
    private var elements = 5_000_000
    /// How many more bytes of text may be written; coloured letters are pictures.
    private var letters = 200_000
    /// What may still be drawn as pixels: how often, since Cairo looks at all nodes each time, and
    /// how many pixels.
    private var pixelAreas: (count: Int, pixels: Int)
    /// How many more groups may be blended: Cairo draws each as pixels, thing by thing, and again for
    /// what lies around it.
    private var blends = (open: mostOpenBlends, all: 32)
    private static let mostOpenBlends = 4
    /// How many more pixels gradients and pictures may have if Cairo makes any.
    private var gradientPixels = 300_000_000
    /// Whether Cairo makes pixels of something, and then of all that is behind it and before it.
    private var makesPixels = false
    /// Whether there was too much.
    private(set) var isUsedUp = false

    /// What writing a group takes, and any other thing, in elements of paths.
    private static let (elementsOfGroup, elementsOfThing) = (64, 16)
    /// Cairo makes 300 pixels an inch of what documents cannot express.
    private static let pixelsPerPoint = 300.0 / 72

    /// - Parameter nodes: How many nodes the document shows.
    init(nodes: Int) {
        pixelAreas = (count: 4_000_000 / max(nodes, 1), pixels: 300_000_000)
    }

    /// Adds a clip of a path with this many elements.
    func addClip(_ elements: Int) {
        lastClip += 1
        clip.elements += elements
        clip.number = lastClip
    }

    /// Counts something drawn along a path with this many elements, inside the clips.
    func take(_ elements: Int = 0) {
        var taken = Self.elementsOfThing + elements
        if clip.number != writtenClip {
            writtenClip = clip.number
            taken += clip.elements
        }
        takeElements(taken)
    }

    /// Counts a group, and its picture.
    func takeGroup() {
        takeElements(Self.elementsOfGroup + 2 * clip.elements)
        // What is in it has clips of its own.
        writtenClip = -1
    }

    /// Counts letters.
    func takeLetters(_ count: Int) {
        take()
        letters -= count
        if letters < 0 { isUsedUp = true }
    }

    /// Counts a gradient or picture, which blended groups around it make pixels of again.
    ///
    /// - Parameter area: What it covers, in points.
    func takeGradient(_ area: PixelArea) {
        let layers = 1 + Self.mostOpenBlends - blends.open
        gradientPixels -= area.scaled(by: Self.pixelsPerPoint).count * layers
        checkGradients()
    }

    private func checkGradients() {
        if makesPixels, gradientPixels < 0 { isUsedUp = true }
    }

    /// Counts what documents cannot express: symbols of several parts, gradients along an angle.
    ///
    /// - Parameters:
    ///   - area: What it covers, in points.
    ///   - layers: How often it does.
    func takePixels(_ area: PixelArea, layers: Double = 1) {
        let pixels = Double(area.scaled(by: Self.pixelsPerPoint).count) * max(1, layers)
        pixelAreas.count -= 1
        pixelAreas.pixels -= Int(min(pixels, 1e12))
        if pixelAreas.count < 0 || pixelAreas.pixels < 0 { isUsedUp = true }
        makesPixels = true
        checkGradients()
    }

    /// Counts a blended group, which is open until ``closeBlend()``.
    ///
    /// - Returns: Whether it is within the limit; otherwise nothing was counted.
    func openBlend() -> Bool {
        guard blends.open > 0, blends.all > 0 else { return false }
        blends.open -= 1
        blends.all -= 1
        makesPixels = true
        checkGradients()
        return true
    }

    /// Notes that a blended group is drawn.
    func closeBlend() { blends.open += 1 }

    private func takeElements(_ count: Int) {
        elements -= count
        if elements < 0 { isUsedUp = true }
    }
}
