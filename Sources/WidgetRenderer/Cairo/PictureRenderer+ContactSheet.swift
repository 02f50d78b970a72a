import WidgetText
import WidgetWire

extension PictureRenderer {
    /// Draws many widgets on one page, as a PNG.
    ///
    /// - Parameter scale: Pixels per point; reduced if the page would be larger than a picture can
    ///   be.
    public func png(_ sheet: ContactSheet, scale: Double) throws(PictureError) -> [UInt8] {
        let layout = ContactSheetLayout(sheet)
        let fitting = min(
            PictureSurface.longestSide / max(layout.width, layout.height),
            (PictureSurface.mostPixels / (layout.width * layout.height)).squareRoot())
        let surface = try PictureSurface.pixels(
            width: layout.width, height: layout.height, scale: min(scale, fitting))
        try surface.draw { canvas in
            canvas.paint(Self.page)
            for title in layout.titles {
                write(
                    title.text, size: 17, weight: 600, width: title.width, x: title.x, y: title.y,
                    canvas)
            }
            for place in layout.places {
                canvas.saved {
                    let moved = canvas.transform(
                        .with { ($0.a, $0.d, $0.tx, $0.ty) = (1, 1, place.x, place.y) })
                    guard moved else { return }
                    paint(
                        place.cell.displayList, shape: place.cell.shape, at: place.cell.moment,
                        canvas, surface)
                }
                write(
                    place.cell.caption, size: 11, weight: 400, x: place.x,
                    y: place.y + place.cell.displayList.environment.height + 6, canvas)
            }
        }
        return try PNGEncoding.encode(surface)
    }

    /// A grey on which light and dark widgets both stand out.
    private static let page = Color.with {
        ($0.red, $0.green, $0.blue, $0.alpha) = (0.82, 0.83, 0.86, 1)
    }

    private static let ink = Color.with {
        ($0.red, $0.green, $0.blue, $0.alpha) = (0.1, 0.1, 0.12, 1)
    }

    private func write(
        _ text: String, size: Double, weight: UInt32, width: Double? = nil, x: Double, y: Double,
        _ canvas: Canvas
    ) {
        let run = TextRun.with {
            $0.text = text
            $0.color = Self.ink
            $0.font.size = size
            $0.font.weight = weight
        }
        let line = Paragraph.with {
            $0.runs = [run]
            $0.lineLimit = 1
        }
        let context = TextContext(WidgetEnvironment(), now: 0)
        engine.typeset(line, in: TextBox(width: width), context: context)
            .draw(x: [x], y: y, cairo: canvas.cairo)
    }
}
