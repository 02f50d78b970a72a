import WidgetWire

/// The area in which a widget's content and background are drawn.
struct WidgetArea {
    let session: LayoutSession
    /// The widget's frame, including margins.
    let whole: Frame
    /// The room between the widget's edges and its content, in points.
    let margins: Insets

    private var content: Frame { whole.inset(by: margins) }

    /// The nodes of the content, inside the margins.
    func draw(content element: Element) -> [DisplayNode] {
        let writer = writer()
        let drawContent = {
            element.place(centredIn: content, on: session.grid, into: writer)
        }
        if let group = session.environment.renderingMode.contentGroup {
            let id = StableHash().adding("widget").value
            writer.enclosed(id: id, rect: writer.rect(whole), in: .group(group), drawContent)
        } else {
            drawContent()
        }
        return writer.nodes
    }

    /// The nodes of the container background, which extends to the widget's edges.
    func draw(background element: Element) -> [DisplayNode] {
        let writer = writer()
        let group = session.environment.renderingMode.backgroundGroup
        writer.enclosed(id: element.id, rect: writer.rect(whole), in: .group(group)) {
            element.place(centredIn: whole, on: .points, into: writer)
        }
        return writer.nodes
    }

    private func writer() -> DisplayListWriter {
        let direction = LayoutDirection.leftToRight
        return DisplayListWriter(
            direction: session.environment.rightToLeft
                ? direction.flipped(around: whole) : direction,
            content: content, margins: margins, admitsNode: session.admitsElement)
    }
}

extension Element {
    /// The size of a widget with the view's size inside margins, in whole points.
    func fitted(in room: Size, _ margins: Insets) -> Size {
        let inner = Frame(origin: .zero, size: room).inset(by: margins).size
        let size = size(for: Proposal(inner))
        func length(_ length: Double, _ room: Double) -> Double {
            length.rounded(.up).clamped(to: min(1, room)...room)
        }
        return Size(
            width: length(size.width + room.width - inner.width, room.width),
            height: length(size.height + room.height - inner.height, room.height))
    }

    /// Offers the view all of a frame and centres it there.
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
