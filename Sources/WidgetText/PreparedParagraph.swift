public import WidgetWire

/// A paragraph that an engine has prepared; belongs to its engine's thread.
public protocol PreparedParagraph {
    /// Measures the paragraph in a box.
    func measure(in box: TextBox) -> TextMeasurement

    /// The typesetting of the paragraph in a box; nil when a host sets it itself.
    func typesetting(in box: TextBox, book: GlyphBook) -> Typesetting?
}
