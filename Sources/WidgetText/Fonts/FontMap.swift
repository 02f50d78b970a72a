import CPangoCairo

/// The fonts of a configuration, with Pango's contexts for languages and directions.
///
/// Creating the first one opens Pango, Cairo and fontconfig. Belongs to one thread.
final class FontMap {
    let map: OpaquePointer
    let config: OpaquePointer
    private var contexts: [Setting: OpaquePointer] = [:]

    struct Setting: Hashable {
        var language: String
        var isRightToLeft: Bool
    }

    init(_ configuration: FontConfiguration) throws(TextEngineError) {
        if let failure = pango_cairo_open() {
            throw .missingLibrary(String(cString: failure))
        }
        let config = try Self.load(configuration)
        // Otherwise Pango would read the system's configuration in a thread of its own.
        FcConfigSetCurrent(config)
        // Fontconfig has renewed what was out of date.
        configuration.shareCache()
        guard let map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT) else {
            FcConfigDestroy(config)
            throw .noFontMap
        }
        pango_fc_font_map_set_config(map, config)
        self.map = map
        self.config = config
    }

    deinit {
        for context in contexts.values {
            g_object_unref(UnsafeMutableRawPointer(context))
        }
        g_object_unref(UnsafeMutableRawPointer(map))
        FcConfigDestroy(config)
    }

    /// The PangoContext for a setting, valid as long as the map.
    func context(_ setting: Setting) -> OpaquePointer {
        if let context = contexts[setting] { return context }
        let context = pango_font_map_create_context(map)
        pango_context_set_base_dir(
            context, setting.isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR)
        pango_context_set_language(context, pango_language_from_string(setting.language))
        pango_context_set_round_glyph_positions(context, 0)
        let options = cairo_font_options_create()
        cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        pango_cairo_context_set_font_options(context, options)
        cairo_font_options_destroy(options)
        contexts[setting] = context
        return context
    }

    private static func load(_ configuration: FontConfiguration) throws(TextEngineError)
        -> OpaquePointer
    {
        guard let config = FcConfigCreate(),
            FcConfigParseAndLoad(config, configuration.file, 1) != 0,
            FcConfigBuildFonts(config) != 0
        else { throw .badFontConfiguration(path: configuration.file) }
        return config
    }
}
