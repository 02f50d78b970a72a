import WidgetImages
import WidgetWire

/// A picture at its own size or, if resizable, as large as its room.
final class ImageElement: LeafElement {
    private let image: ImageValue
    private let style: ImageStyle
    private let inherited: Inherited
    private let session: LayoutSession

    init(
        id: UInt64, image: ImageValue, style: ImageStyle, inherited: Inherited,
        session: LayoutSession
    ) {
        self.image = image
        self.style = style
        self.inherited = inherited
        self.session = session
        super.init(id: id, guideSources: style.isLetter ? .text : [])
    }

    override func explicitPosition(of guide: Guide, size: Size, proposal: Proposal) -> Double? {
        guard style.isLetter, let baseline = style.baseline else { return nil }
        return guide == .firstTextLineCenter ? baseline - style.capHeight / 2 : baseline
    }

    override func isRigid(along axis: Axis) -> Bool { !style.isResizable }

    override func sizeThatFits(_ proposal: Proposal) -> Size {
        let ideal = image.size
        guard style.isResizable else { return ideal }
        return Size(width: proposal.width ?? ideal.width, height: proposal.height ?? ideal.height)
    }

    override func content(in frame: Rect) -> DisplayNode.OneOf_Content? {
        if inherited.redaction.contains(.placeholder) {
            return .shape(.redacted(in: frame, inherited))
        }
        guard let source = image.source, frame.width > 0, frame.height > 0,
            let bitmap = session.bitmap(of: source, request(source, in: frame))
        else { return .group(.plain) }
        return .image(
            Image.with {
                $0.bitmap = bitmap
                if let fill = style.fill { $0.fill = inherited.paint(fill, in: frame) }
                $0.interpolation = style.isSmooth ? .smooth : .nearest
                guard style.hasSlices else { return }
                $0.slices = style.slices(
                    of: image.size, isRightToLeft: inherited.isRightToLeft)
            })
    }

    /// The request for the picture at the surface's resolution, but not above its own.
    private func request(_ source: ImageSource, in frame: Rect) -> BitmapStore.Request {
        let shown =
            style.hasSlices ? image.size : Size(width: frame.width, height: frame.height)
        var width = shown.width * session.scale
        var height = shown.height * session.scale
        if !source.isVector {
            width = min(width, source.width)
            height = min(height, source.height)
        }
        let excess = max(1, (width * height / Double(BitmapStore.area)).squareRoot())
        return BitmapStore.Request(
            source: source.digest, width: Self.pixels(width / excess),
            height: Self.pixels(height / excess), content: style.content,
            isSmooth: style.isSmooth)
    }

    private static func pixels(_ length: Double) -> Int {
        max(1, Int(min(length.rounded(), Double(ImageLimits.side))))
    }
}
