import CPangoCairo
import WidgetWire

/// The styles of a text as a PangoAttrList.
struct LetterAttributes {
    private let list: OpaquePointer

    init(
        _ text: StyledText, fit: LetterFit, drawings: LineDrawings, unbreakable: [Range<Int>]
    ) {
        list = pango_attr_list_new()
        for bytes in unbreakable { insert(pango_attr_allow_breaks_new(0), for: bytes) }
        for segment in text.segments {
            insertPlace(of: segment, fit, drawings)
            insertFont(of: segment, fit)
            insertColors(of: segment)
            insertRise(of: segment, fit)
            insertForms(of: segment)
            // Last, since there may be many, and Pango searches all that begin later.
            if segment.drawing == nil { insertSpacing(text.spacings(of: segment, fit)) }
        }
    }

    /// Passes the list to a PangoLayout; call it once.
    func set(on layout: OpaquePointer) {
        pango_layout_set_attributes(layout, list)
        pango_attr_list_unref(list)
    }

    private func insert(
        _ attribute: UnsafeMutablePointer<PangoAttribute>, for segment: StyledText.Segment
    ) {
        insert(attribute, for: segment.range)
    }

    private func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>, for bytes: Range<Int>) {
        attribute.pointee.start_index = UInt32(bytes.lowerBound)
        attribute.pointee.end_index = UInt32(bytes.upperBound)
        pango_attr_list_insert(list, attribute)
    }

    private func insertFont(of segment: StyledText.Segment, _ fit: LetterFit) {
        let description = FontDescription(segment.font, scale: fit.scale)
        insert(pango_attr_font_desc_new(description.pointer), for: segment)
    }

    /// Makes a drawing's character as wide as the drawing, and those of placeholders alike.
    private func insertPlace(
        of segment: StyledText.Segment, _ fit: LetterFit, _ drawings: LineDrawings
    ) {
        let width =
            segment.isPlaceholder
            ? PlaceholderLetters.advance(size: segment.font.size * fit.scale)
            : drawings.advance(at: segment.range.lowerBound, fit)
        guard let width else { return }
        var extents = PangoRectangle(x: 0, y: 0, width: PangoUnits.units(width), height: 0)
        // Different data keep Pango from merging two of them.
        let data = UnsafeMutableRawPointer(bitPattern: segment.range.upperBound)
        insert(pango_attr_shape_new_with_data(&extents, &extents, data, nil, nil), for: segment)
    }

    private func insertColors(of segment: StyledText.Segment) {
        let style = segment.style
        let color = PangoColor(style.color)
        insert(pango_attr_foreground_new(color.red, color.green, color.blue), for: segment)
        insert(pango_attr_foreground_alpha_new(max(color.alpha, 1)), for: segment)
    }

    private func insertSpacing(_ spacings: [(bytes: Range<Int>, points: Double)]) {
        for spacing in spacings where spacing.points != 0 {
            insert(
                pango_attr_letter_spacing_new(PangoUnits.units(spacing.points)), for: spacing.bytes)
        }
    }

    private func insertRise(of segment: StyledText.Segment, _ fit: LetterFit) {
        let rise = segment.style.baselineOffset
        if rise != 0 {
            insert(pango_attr_rise_new(PangoUnits.units(rise * fit.scale)), for: segment)
        }
    }

    private func insertForms(of segment: StyledText.Segment) {
        let style = segment.style
        insert(pango_attr_insert_hyphens_new(0), for: segment)
        var features: [String] = []
        if segment.font.monospacedDigit { features.append("tnum=1") }
        if style.tracking != 0 { features.append("liga=0,clig=0") }
        switch segment.font.smallCaps {
        case .all: insert(pango_attr_variant_new(PANGO_VARIANT_ALL_SMALL_CAPS), for: segment)
        case .lowercase: insert(pango_attr_variant_new(PANGO_VARIANT_SMALL_CAPS), for: segment)
        case .uppercase: insert(pango_attr_variant_new(PANGO_VARIANT_UNICASE), for: segment)
        case .none, .UNRECOGNIZED: break
        }
        if !features.isEmpty {
            insert(pango_attr_font_features_new(features.joined(separator: ",")), for: segment)
        }
        if !style.locale.isEmpty {
            let language = TextContext(locale: style.locale, now: 0).localeIdentifier
            insert(pango_attr_language_new(pango_language_from_string(language)), for: segment)
        }
    }
}

/// A colour's components in Pango's form.
private struct PangoColor {
    let red, green, blue, alpha: UInt16

    init(_ color: Color) {
        red = Self.component(color.red)
        green = Self.component(color.green)
        blue = Self.component(color.blue)
        alpha = Self.component(color.alpha)
    }

    private static func component(_ value: Float) -> UInt16 {
        UInt16((value.clamped(to: 0...1) * Float(UInt16.max)).rounded())
    }
}
