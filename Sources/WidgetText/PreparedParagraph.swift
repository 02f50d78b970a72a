public import WidgetWire

/// A paragraph that an engine has prepared; belongs to its engine's thread.
public protocol PreparedParagraph {
    /// Measures it in a box.
    func measure(in box: TextBox) -> TextMeasurement

    /// The paragraph as it is drawn in a box; nil where a host sets it itself.
    func typesetting(in box: TextBox, book: GlyphBook) -> Typesetting?
}
