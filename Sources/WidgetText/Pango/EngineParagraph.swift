import WidgetWire

/// A shaped paragraph, with the engine that measures and sets it.
struct EngineParagraph: PreparedParagraph {
    let engine: PangoTextEngine
    let shaped: ShapedParagraph
    let context: TextContext

    func measure(in box: TextBox) -> TextMeasurement {
        engine.typeset(shaped, in: box, context: context)
            .measurement(in: box, scale: context.scale)
    }

    func typesetting(in box: TextBox, book: GlyphBook) -> Typesetting? {
        engine.typesetting(of: shaped, in: box, context: context, book: book)
    }
}
