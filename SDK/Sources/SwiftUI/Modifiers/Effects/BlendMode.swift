import CWidgetPlugin

/// How a view is blended with the content behind it.
public enum BlendMode: Hashable, Sendable {
    /// The view covers the background.
    case normal
    /// Multiplies the colors, which darkens.
    case multiply
    /// Multiplies the inverted colors, which brightens.
    case screen
    /// Multiplied where it is dark behind, screened where it is bright.
    case overlay
    /// The darker color.
    case darken
    /// The lighter color.
    case lighten
    /// Brightens the background by the view.
    case colorDodge
    /// Darkens the background by the view.
    case colorBurn
    /// Darker or brighter as a diffuse light.
    case softLight
    /// Multiplied where the view is dark, screened where it is bright.
    case hardLight
    /// The difference of the colors.
    case difference
    /// Like the difference, with less contrast.
    case exclusion
    /// The hue of the view.
    case hue
    /// The view's saturation.
    case saturation
    /// The view's hue and saturation.
    case color
    /// The view's luminosity.
    case luminosity
    /// The view, where the background is opaque.
    case sourceAtop
    /// The view, behind the background.
    case destinationOver
    /// The background, where the view is transparent.
    case destinationOut
    /// Adds the inverted colors, which darkens.
    ///
    /// Differs from Apple: drawn as `multiply`.
    case plusDarker
    /// Adds the colors, which brightens.
    case plusLighter

    var number: widget_blend_mode {
        switch self {
        case .normal: WIDGET_BLEND_NORMAL
        case .multiply: WIDGET_BLEND_MULTIPLY
        case .screen: WIDGET_BLEND_SCREEN
        case .overlay: WIDGET_BLEND_OVERLAY
        case .darken: WIDGET_BLEND_DARKEN
        case .lighten: WIDGET_BLEND_LIGHTEN
        case .colorDodge: WIDGET_BLEND_COLOR_DODGE
        case .colorBurn: WIDGET_BLEND_COLOR_BURN
        case .softLight: WIDGET_BLEND_SOFT_LIGHT
        case .hardLight: WIDGET_BLEND_HARD_LIGHT
        case .difference: WIDGET_BLEND_DIFFERENCE
        case .exclusion: WIDGET_BLEND_EXCLUSION
        case .hue: WIDGET_BLEND_HUE
        case .saturation: WIDGET_BLEND_SATURATION
        case .color: WIDGET_BLEND_COLOR
        case .luminosity: WIDGET_BLEND_LUMINOSITY
        case .sourceAtop: WIDGET_BLEND_SOURCE_ATOP
        case .destinationOver: WIDGET_BLEND_DESTINATION_OVER
        case .destinationOut: WIDGET_BLEND_DESTINATION_OUT
        case .plusDarker: WIDGET_BLEND_PLUS_DARKER
        case .plusLighter: WIDGET_BLEND_PLUS_LIGHTER
        }
    }
}

/// Blends a view with the background.
struct BlendModifier: Sendable {
    let mode: widget_blend_mode
}

extension BlendModifier: PrimitiveModifier {
    func record(_ content: () -> Void, into recorder: ViewRecorder) {
        recorder.node(WIDGET_BLEND) {
            recorder.set(WIDGET_BLEND_MODE, mode)
            content()
        }
    }
}

extension View {
    /// Blends the view with the background.
    ///
    /// Differs from Apple: a terminal shows the view over its background, except for
    /// `destinationOut`.
    nonisolated public func blendMode(_ blendMode: BlendMode) -> some View {
        modifier(BlendModifier(mode: blendMode.number))
    }
}
