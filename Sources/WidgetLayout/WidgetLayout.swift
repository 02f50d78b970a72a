public import WidgetText
public import WidgetWire

/// Lays out recorded views as SwiftUI does: parents propose sizes, children return theirs.
///
/// Belongs to the plugin's main thread, because geometry readers and alignment guides call back.
public final class WidgetLayout {
    private let textEngine: any TextEngine
    private let bitmaps = BitmapStore()

    /// Makes a layout that measures text with `textEngine`.
    public init(textEngine: any TextEngine) {
        self.textEngine = textEngine
    }

    /// Lays out the views of one entry for one environment.
    ///
    /// - Parameters:
    ///   - tree: The recorded views.
    ///   - environment: The widget's size, appearance and everything else that views depend on.
    ///   - options: Margins and redaction.
    ///   - now: Seconds since 1970; live dates get room for their texts from this moment on.
    /// - Returns: Positioned nodes with all inherited values resolved.
    /// - Throws: `LayoutError` when the environment cannot be laid out in.
    public func displayList(
        for tree: ViewTree, environment: WidgetEnvironment, options: LayoutOptions = .init(),
        now: Double
    ) throws -> DisplayList {
        let offered = try usableSize(environment)
        let session = LayoutSession(
            engine: textEngine, environment: environment, cornerRadius: options.cornerRadius,
            now: now, tree: tree, store: bitmaps)
        let inherited = Inherited(environment, redaction: options.redaction)
        let content =
            options.isOneLine
            ? LineBuilder.line(of: tree, inherited, session)
            : ElementBuilder(tree: tree, session: session).root(inherited)

        let isBare = options.marginsNeedBackground && !session.declaresBackground
        let margins = isBare ? Insets(all: 0) : options.contentMargins.fitting(offered)
        let size = options.fitsContent ? content.fitted(in: offered, margins) : offered
        let whole = Frame(origin: .zero, size: size)
        let area = WidgetArea(session: session, whole: whole, margins: margins)
        let contentNodes = area.draw(content: content)
        if isBare, session.declaresBackground {
            // A geometry reader's content declares a background, so it is recorded again for the
            // whole size.
            var options = options
            options.marginsNeedBackground = false
            return try displayList(for: tree, environment: environment, options: options, now: now)
        }
        return DisplayList.with {
            $0.environment = environment
            ($0.environment.width, $0.environment.height) = (size.width, size.height)
            $0.url = session.url ?? ""
            if options.showsBackground, let background = session.background {
                $0.showsBackground = true
                $0.nodes = area.draw(background: background)
            }
            $0.nodes += contentNodes
            $0.glyphs = session.glyphs.glyphs
            $0.faces = session.glyphs.faces
            $0.bitmaps = session.bitmaps.values.sorted { $0.digest < $1.digest }
        }
    }

    private func usableSize(_ environment: WidgetEnvironment) throws -> Size {
        let size = Size(width: environment.width, height: environment.height)
        guard (0.001...100_000).contains(size.width), (0.001...100_000).contains(size.height)
        else { throw LayoutError.unusableSize(width: size.width, height: size.height) }
        return size
    }
}
