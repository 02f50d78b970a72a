import WidgetText
import WidgetWire

extension PictureRenderer {
    /// Draws many widgets on one page, as a PNG.
    ///
    /// - Parameter scale: Pixels per point; reduced if the page would be too large.
    public func png(_ sheet: ContactSheet, scale: Double) throws(PictureError) -> [UInt8] {
        let layout = ContactSheetLayout(sheet)
        let fitting = min(
            PictureSurface.longestSide / max(layout.width, layout.height),
            (Double(ContactSheet.mostPixels) / (layout.width * layout.height)).squareRoot())
        let scale = min(scale, fitting)
        let surface = try PictureSurface.pixels(
            width: layout.width, height: layout.height, scale: scale)
        try surface.draw { canvas in
            canvas.paint(Self.page)
            for title in layout.titles {
                write(
                    title.text, size: 17, weight: 600, width: title.width, x: title.x, y: title.y,
                    canvas)
            }
            for place in layout.places {
                canvas.saved {
                    // Between pixels, a picture would become blurred.
                    let (x, y) = (place.x * scale, place.y * scale)
                    let moved = canvas.transform(
                        .with {
                            ($0.a, $0.d) = (1, 1)
                            ($0.tx, $0.ty) = (x.rounded() / scale, y.rounded() / scale)
                        })
                    guard moved else { return }
                    let size = place.cell.size
                    place.cell.picture.paint(on: canvas, width: size.width, height: size.height)
                }
                write(
                    place.cell.caption, size: 11, weight: 400, x: place.x,
                    y: place.y + place.cell.size.height + 6, canvas)
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
