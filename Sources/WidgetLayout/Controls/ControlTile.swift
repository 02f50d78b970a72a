import WidgetWire

/// Builds one state of a control: an icon in a circle, the control's name and its status.
///
/// The text size is the same at every dynamic type size, as in Control Center.
struct ControlTile {
    let builder: ElementBuilder
    let form: ControlForm
    let id: StableHash
    let isOn: Bool

    private var session: LayoutSession { builder.session }

    func element(_ content: ControlContent, _ inherited: Inherited) -> Element {
        let icon = icon(content.icon, inherited)
        let element: Element
        switch form {
        case .icon:
            let name = content.icon == nil ? content.title : nil
            element = ZStackElement(
                id: id.adding("middle").value,
                children: [icon] + text(name, TextLook(points: 11, weight: 600, lines: 2)))
        case .row(_, let margin):
            let row = stack(.horizontal, [icon] + words(content), spacing: 8)
            element = filling(
                row, .leading,
                Insets(top: margin, leading: margin, bottom: margin, trailing: margin / 2))
        case .square(_, let margin):
            let spacer = SpacerElement(id: id.value, axis: .vertical, minimum: 0)
            let column = stack(.vertical, [icon, spacer] + words(content), spacing: 0)
            element = filling(column, .topLeading, Insets(all: margin))
        }
        return FrameElement(
            id: id.value, child: element, width: session.widget.width,
            height: session.widget.height, alignment: .center, grid: session.grid)
    }

    // MARK: Icon

    private func icon(_ part: ControlContent.Part?, _ inherited: Inherited) -> Element {
        let fill = isOn ? PaintValue(.tint) : PaintValue(ColorName.primaryFill)
        let room = form.icon
        let circle = ShapeElement(
            id: id.adding("circle").value,
            form: session.grid == .cells ? .capsule(isContinuous: false) : .circle,
            appearance: .init(fill: fill), inherited: inherited)
        return framed(
            ZStackElement(
                id: id.adding("icon").value, children: [circle] + symbol(part, in: room)), room)
    }

    private func symbol(_ part: ControlContent.Part?, in room: Size) -> [Element] {
        guard let part else { return [] }
        let side = min(room.width, room.height) * 0.45
        let inherited = part.inherited.merging(
            Self.look(isOn ? .white : ColorValue(.primary), points: side, weight: 500))
        let element = builder.icon(part.view, inherited)
        return [framed(element, Size(width: room.width * 0.6, height: room.height * 0.6))]
    }

    // MARK: Words

    /// The look of a text.
    private struct TextLook {
        let points: Double
        let weight: Int64
        var color = ColorValue(.primary)
        var lines: Int64 = 1
    }

    /// The name with the status below it.
    private func words(_ content: ControlContent) -> [Element] {
        let isAlone = content.status == nil
        let title = text(content.title, TextLook(points: 15, weight: 600, lines: isAlone ? 2 : 1))
        let status = text(
            content.status, TextLook(points: 13, weight: 400, color: ColorValue(.secondary)))
        let lines = title + status
        return lines.isEmpty ? [] : [stack(.vertical, lines, spacing: 0)]
    }

    private func text(_ part: ControlContent.Part?, _ look: TextLook) -> [Element] {
        guard let part else { return [] }
        let alignment: TextAlignment = form.hasWords ? .leading : .center
        let inherited = part.inherited
            .merging(Self.look(look.color, points: look.points, weight: look.weight))
            .merging([
                .lineLimit: .int(look.lines), .minimumScale: .double(0.8),
                .textAlignment: .int(alignment.rawValue),
                .truncation: .int(TextTruncation.tail.rawValue),
            ])
        return [builder.text(part.view, inherited)]
    }

    // MARK: Parts

    private func stack(_ axis: Axis, _ children: [Element], spacing: Double) -> Element {
        StackElement(
            id: id.adding("stack").value, axis: axis,
            guide: axis == .vertical ? .leading : .verticalCenter, spacing: spacing,
            children: children, grid: session.grid)
    }

    private func framed(_ child: Element, _ size: Size) -> Element {
        FrameElement(
            id: id.adding("frame").value, child: child, width: size.width, height: size.height,
            alignment: .center, grid: session.grid)
    }

    /// A view in the whole room inside the margins.
    private func filling(_ child: Element, _ alignment: GuidePair, _ margins: Insets) -> Element {
        let everything = LengthRange(minimum: nil, ideal: nil, maximum: .infinity)
        let flexible = FlexFrameElement(
            id: id.adding("room").value, child: child, horizontal: everything,
            vertical: everything, alignment: alignment, grid: session.grid)
        return PaddingElement(
            id: id.adding("margin").value, child: flexible, insets: margins,
            grid: session.grid)
    }

    /// A font and a colour that override those of the label.
    private static func look(_ color: ColorValue, points: Double, weight: Int64) -> Attributes {
        [
            .font: .font(FontValue(style: 0, points: points)), .fontWeight: .int(weight),
            .foreground: .paint(PaintValue(.color(color))), .symbolRendering: .int(1),
        ]
    }
}
