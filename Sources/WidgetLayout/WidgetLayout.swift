public import WidgetText
public import WidgetWire

/// Lays out recorded views as SwiftUI does: parents propose sizes, children report theirs.
///
/// Belongs to the plugin's main thread, since geometry readers and alignment guides call back.
public final class WidgetLayout {
    private let textEngine: any TextEngine
    private let bitmaps = BitmapStore()

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
    ///   - now: Seconds since 1970: live dates get room for what they say from this moment on.
    /// - Returns: Positioned nodes with everything inherited resolved.
    /// - Throws: `LayoutError` when the environment cannot be laid out in.
    public func displayList(
        for tree: ViewTree, environment: WidgetEnvironment, options: LayoutOptions = .init(),
        now: Double
    ) throws -> DisplayList {
        let size = try usableSize(environment)
        let session = LayoutSession(
            engine: textEngine, environment: environment, cornerRadius: options.cornerRadius,
            now: now, tree: tree, store: bitmaps)
        let inherited = Inherited(environment, redaction: options.redaction)
        let root = ElementBuilder(tree: tree, session: session)
            .view(.init(index: 0, id: StableHash()), inherited)

        let whole = Frame(origin: .zero, size: size)
        let isBare = options.marginsNeedBackground && !session.declaresBackground
        let margins = isBare ? Insets(all: 0) : options.contentMargins.fitting(size)
        let content = whole.inset(by: margins)
        let direction =
            environment.rightToLeft
            ? Direction.leftToRight.flipped(around: whole) : .leftToRight
        let writer = DisplayListWriter(
            direction: direction, content: content, margins: margins,
            admitsNode: session.admitsElement)
        writer.inGroup(environment.renderingMode.contentGroup, rect: writer.rect(whole)) {
            root.place(centredIn: content, on: session.grid, into: writer)
        }
        if isBare, session.declaresBackground {
            // A geometry reader's content has a background, which was recorded for the whole size.
            var options = options
            options.marginsNeedBackground = false
            return try displayList(for: tree, environment: environment, options: options, now: now)
        }
        var list = DisplayList.with {
            $0.environment = environment
            $0.url = session.url ?? ""
            $0.nodes = writer.nodes
            guard options.showsBackground, let background = session.background else { return }
            let behind = DisplayListWriter(
                direction: direction, content: content, margins: margins,
                admitsNode: session.admitsElement)
            behind.enclosed(
                id: background.id, rect: behind.rect(whole),
                in: .group(environment.renderingMode.backgroundGroup)
            ) {
                background.place(centredIn: whole, on: .points, into: behind)
            }
            $0.nodes.insert(contentsOf: behind.nodes, at: 0)
            $0.hasBackground_p = true
        }
        list.glyphs = session.glyphs.glyphs
        list.faces = session.glyphs.faces
        list.bitmaps = session.bitmaps.values.sorted { $0.digest < $1.digest }
        return list
    }

    private func usableSize(_ environment: WidgetEnvironment) throws -> Size {
        let size = Size(width: environment.width, height: environment.height)
        guard (0.001...100_000).contains(size.width), (0.001...100_000).contains(size.height)
        else { throw LayoutError.unusableSize(width: size.width, height: size.height) }
        return size
    }
}

extension Element {
    /// Offers the view all of a frame and puts it in the middle.
    fileprivate func place(
        centredIn frame: Frame, on grid: LayoutGrid, into writer: DisplayListWriter
    ) {
        let proposal = Proposal(frame.size)
        let size = size(for: proposal)
        let middle = Position(
            x: (frame.size.width - size.width) / 2, y: (frame.size.height - size.height) / 2)
        let origin = frame.origin + grid.start(middle, of: size)
        place(at: origin, proposal: proposal, into: writer)
    }
}
