import CWidgetPlugin
import Foundation

/// How values of the header read in a recorded tree.
enum AttributeText {
    private static let names = HeaderNames.shared

    /// The enumerations that integers stand for.
    private static let enumerations: [widget_attribute: String] = [
        WIDGET_BLEND_MODE: "widget_blend_mode",
        WIDGET_COLOR_EFFECT_KIND: "widget_color_effect",
        WIDGET_COLOR_SCHEME: "widget_color_scheme",
        WIDGET_DATE_SIGN: "widget_date_sign",
        WIDGET_DATE_STYLE: "widget_date_style",
        WIDGET_FONT_DESIGN: "widget_font_design",
        WIDGET_SIDE: "widget_side",
        WIDGET_STRIKETHROUGH_PATTERN: "widget_line_pattern",
        WIDGET_GAUGE_FORM: "widget_gauge_form",
        WIDGET_SYMBOL_RENDERING: "widget_symbol_rendering",
        WIDGET_TEXT_ALIGNMENT: "widget_text_alignment",
        WIDGET_TEXT_CASE: "widget_text_case",
        WIDGET_TEXT_SIZE: "widget_text_size",
        WIDGET_TRUNCATION: "widget_truncation",
        WIDGET_UNDERLINE_PATTERN: "widget_line_pattern",
    ]

    static func integer(_ value: Int64, of attribute: widget_attribute) -> String {
        switch attribute {
        case WIDGET_REDACTED where value != 0:
            return names.names(value, in: "widget_redaction")
        case WIDGET_DATE_FIELDS:
            return names.names(value, in: "widget_date_field")
        case WIDGET_EDGES:
            return names.names(value, in: "widget_edge")
        case WIDGET_ALIGNMENT:
            let guides = [value & 0xFF, value & ~0xFF].filter { $0 != 0 }
            return guides.map { names.name($0, in: "widget_alignment") }.joined(separator: "|")
        default:
            guard let enumeration = enumerations[attribute] else { return "\(value)" }
            return names.name(value, in: enumeration)
        }
    }

    static func number(_ value: Double) -> String {
        if value.isNaN { return "default" }
        return value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
    }

    /// An intent and its arguments, as `name(a: 1, b: "x")`.
    static func action(
        _ intent: UnsafePointer<CChar>, _ arguments: UnsafeBufferPointer<widget_argument>
    ) -> String {
        let arguments = arguments.map { argument in
            let name = argument.name.map { String(cString: $0) } ?? "?"
            return "\(name): \(value(argument.value, argument.type))"
        }
        return "\(String(cString: intent))(\(arguments.joined(separator: ", ")))"
    }

    private static func value(_ value: widget_value, _ type: widget_type) -> String {
        switch type {
        case WIDGET_BOOL: "\(value.as_bool)"
        case WIDGET_INT: "\(value.as_int)"
        case WIDGET_DOUBLE: number(value.as_double)
        case WIDGET_STRING: "\"\(value.as_string.map { String(cString: $0) } ?? "")\""
        case WIDGET_DATE_TIME: "@\(number(value.as_double))"
        default: "?"
        }
    }

    static func color(_ color: widget_color) -> String {
        let name =
            color.name == WIDGET_RGB
            ? "rgb(\(number(color.red)),\(number(color.green)),\(number(color.blue)))"
            : names.name(color.name.rawValue, in: "widget_color_name")
        return color.opacity == 1 ? name : name + "@\(number(color.opacity))"
    }

    static func paint(_ paint: widget_paint) -> String {
        var text: String
        switch paint.type {
        case WIDGET_PAINT_COLOR: text = color(paint.color)
        case WIDGET_PAINT_LEVEL: text = "level\(paint.level)"
        case WIDGET_PAINT_TINT: text = "tint"
        case WIDGET_PAINT_MATERIAL: text = "material\(paint.level)"
        case WIDGET_PAINT_LINEAR_GRADIENT:
            text = "linear(\(point(paint.start))-\(point(paint.end)) \(stops(paint)))"
        case WIDGET_PAINT_MESH_GRADIENT:
            let points = UnsafeBufferPointer(start: paint.points, count: paint.point_count)
            let list = points.map(point).joined(separator: " ")
            text = "mesh(\(paint.columns) \(list) \(stops(paint)))"
        case WIDGET_PAINT_RADIAL_GRADIENT, WIDGET_PAINT_ELLIPTICAL_GRADIENT,
            WIDGET_PAINT_ANGULAR_GRADIENT:
            let name = names.name(paint.type.rawValue, in: "widget_paint_type")
                .replacing("paint_", with: "").replacing("_gradient", with: "")
            let span = "\(number(paint.from))-\(number(paint.to))"
            text = "\(name)(\(point(paint.start)) \(span) \(stops(paint)))"
        default: text = names.name(paint.type.rawValue, in: "widget_paint_type")
        }
        if paint.opacity != 1 { text += "*\(number(paint.opacity))" }
        return text
    }

    /// A picture's size or length, or its file's name.
    static func image(_ image: widget_image) -> String {
        let scale = image.scale == 1 ? "" : "@\(number(image.scale))x"
        if image.width > 0 { return "\(image.width)x\(image.height)" + scale }
        guard let path = image.path, image.bytes == nil else {
            return "\(image.length)bytes" + scale
        }
        return (String(cString: path).split(separator: "/").last.map(String.init) ?? "") + scale
    }

    static func font(_ font: widget_font) -> String {
        var parts: [String] = []
        if font.style != WIDGET_FONT_NONE {
            let style = names.name(font.style.rawValue, in: "widget_font_text_style")
            parts.append(style.replacing("font_", with: ""))
        }
        if font.points != 0 { parts.append(number(font.points) + "pt") }
        if font.weight != 0 { parts.append("w\(font.weight)") }
        if font.design.rawValue != 0 && font.design != WIDGET_DESIGN_DEFAULT {
            let design = names.name(font.design.rawValue, in: "widget_font_design")
            parts.append(design.replacing("design_", with: ""))
        }
        if let family = font.family { parts.append(String(cString: family)) }
        if font.italic { parts.append("italic") }
        if font.monospaced_digit { parts.append("monospaced_digit") }
        if font.small_caps.rawValue != 0 {
            parts.append(names.name(font.small_caps.rawValue, in: "widget_small_caps"))
        }
        if font.leading.rawValue != 0 {
            parts.append(names.name(font.leading.rawValue, in: "widget_leading"))
        }
        if font.width != 0 { parts.append("width" + number(font.width)) }
        return parts.joined(separator: "/")
    }

    private static func stops(_ paint: widget_paint) -> String {
        UnsafeBufferPointer(start: paint.stops, count: paint.stop_count)
            .map { color($0.color) + ":" + number($0.location) }.joined(separator: ",")
    }

    private static func number(_ value: Float) -> String {
        number((Double(value) * 1000).rounded() / 1000)
    }

    private static func point(_ point: widget_point) -> String {
        "\(number(point.x)),\(number(point.y))"
    }
}
