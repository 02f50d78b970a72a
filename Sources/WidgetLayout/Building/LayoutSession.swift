import WidgetImages
import WidgetText
import WidgetWire

/// The inputs of one layout call, and the results it collects while views become elements.
final class LayoutSession {
    let engine: any TextEngine
    let environment: WidgetEnvironment
    let now: Double
    /// The radius of the widget's corners.
    let cornerRadius: Double
    /// The URL of the whole widget; the outermost one counts.
    var url: String?
    /// Whether a view declares a container background, even an empty one.
    var declaresBackground = false
    /// The background behind the content and its margins; the first one counts.
    var background: Element?
    /// The outlines of the letters drawn so far.
    let glyphs = GlyphBook()
    /// The pictures drawn so far, each once.
    private(set) var bitmaps: [UInt64: Bitmap] = [:]
    /// How many views geometry readers may still record.
    var nodesLeft: Int
    /// How many verbs paths may still have.
    var pathVerbsLeft = LayoutSession.pathVerbLimit
    private let report: (String) -> Void
    private let store: BitmapStore
    private var reported: Set<String> = []
    private var elementsLeft = 200_000

    /// The greatest number of verbs of all paths together.
    static let pathVerbLimit = DisplayListLimits().pathVerbs

    init(
        engine: any TextEngine, environment: WidgetEnvironment, cornerRadius: Double, now: Double,
        tree: ViewTree, store: BitmapStore = BitmapStore()
    ) {
        self.engine = engine
        self.cornerRadius = cornerRadius
        self.store = store
        self.environment = environment
        self.now = now
        nodesLeft = tree.limits.nodes
        report = tree.report
    }

    /// Pixels per point; 1 when the environment's scale is invalid.
    var scale: Double {
        environment.scale.isFinite && environment.scale > 0 ? min(environment.scale, 100) : 1
    }

    /// The widget's size, including margins.
    var widget: Size { Size(width: environment.width, height: environment.height) }

    /// The grid that stacks align their children to.
    var grid: LayoutGrid { environment.metrics == .cells ? .cells : .points }

    func textContext(_ inherited: Inherited) -> TextContext {
        TextContext(
            locale: environment.locale, timeZone: environment.timeZone, scale: scale, now: now,
            isRightToLeft: inherited.isRightToLeft)
    }

    /// Counts another element.
    ///
    /// - Returns: Whether it is within the limit. A modifier applies to each member of a group,
    ///   with copies of its background, and a shadow to each picture inside, so a small tree could
    ///   grow without end.
    func admitsElement() -> Bool {
        elementsLeft -= 1
        if elementsLeft < 0 {
            reportOnce(
                "Views or their shadows are cut: "
                    + "groups or shadows inside one another made more than 200,000.")
        }
        return elementsLeft >= 0
    }

    /// Counts another element around an existing one.
    ///
    /// - Returns: Whether it is within the limits. A view can need several, and the call stack has
    ///   room for 2,000 nested ones.
    func admitsElement(around child: Element) -> Bool {
        guard child.depth < ViewTreeLimits.default.depth else {
            reportOnce(
                "Views more than 2,000 levels deep lose their names, directions, "
                    + "grid rows and tints.")
            return false
        }
        return admitsElement()
    }

    /// The digest of a picture at a size, which is added to the pictures drawn; nil when it cannot
    /// be drawn.
    func bitmap(of source: ImageSource, _ request: BitmapStore.Request) -> UInt64? {
        let digest = request.digest
        if bitmaps[digest] != nil { return digest }
        bitmaps[digest] = store.bitmap(of: source, request)
        return bitmaps[digest]?.digest
    }

    func reportOnce(_ sentence: String) {
        if reported.insert(sentence).inserted { report(sentence) }
    }
}
