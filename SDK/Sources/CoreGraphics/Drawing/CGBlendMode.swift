/// How what is drawn is mixed with what is there.
///
/// Differs from Apple: hue, saturation, color and luminosity cover what is there.
public enum CGBlendMode: Int32, Sendable {
    /// It covers what is there.
    case normal
    /// Darker: colors are multiplied.
    case multiply
    /// Brighter: what is missing to white is multiplied.
    case screen
    /// Multiplied where it is dark, screened where it is bright.
    case overlay
    /// The darker of both.
    case darken
    /// The brighter of both.
    case lighten
    /// What is there, brightened.
    case colorDodge
    /// What is there, darkened.
    case colorBurn
    /// As a diffuse light.
    case softLight
    /// As a hard light.
    case hardLight
    /// The distance of both.
    case difference
    /// The distance of both, with less contrast.
    case exclusion
    /// The hue of what is drawn.
    case hue
    /// The saturation of what is drawn.
    case saturation
    /// The hue and saturation of what is drawn.
    case color
    /// The luminosity of what is drawn.
    case luminosity
    /// Nothing is left.
    case clear
    /// What is there vanishes.
    case copy
    /// Only where something is there, which vanishes.
    case sourceIn
    /// Only where nothing is there; what is there vanishes.
    case sourceOut
    /// Where something is there.
    case sourceAtop
    /// Behind what is there.
    case destinationOver
    /// What is there stays where something is drawn.
    case destinationIn
    /// What is there stays where nothing is drawn.
    case destinationOut
    /// What is there stays where something is drawn, on what is drawn.
    case destinationAtop
    /// Where only one of both is.
    case xor
    /// Darker: what is missing to white is added.
    case plusDarker
    /// Brighter: colors are added.
    case plusLighter
}

extension CGBlendMode {
    /// What a pixel becomes that is drawn on another; colors multiplied with their opacity.
    func mix(_ above: Pixel, on below: Pixel) -> Pixel {
        let (over, under) = (above.alpha, below.alpha)
        switch self {
        case .clear: return Pixel()
        case .copy: return above
        case .sourceIn: return above * under
        case .sourceOut: return above * (1 - under)
        case .sourceAtop: return above * under + below * (1 - over)
        case .destinationOver: return below + above * (1 - under)
        case .destinationIn: return below * over
        case .destinationOut: return below * (1 - over)
        case .destinationAtop: return below * over + above * (1 - under)
        case .xor: return above * (1 - under) + below * (1 - over)
        case .plusLighter: return (above + below).limited
        case .plusDarker:
            let alpha = min(1, over + under)
            return Pixel(alpha: alpha) { max(0, alpha - (under - below[$0]) - (over - above[$0])) }
        case .normal, .hue, .saturation, .color, .luminosity: return above + below * (1 - over)
        default: break
        }
        guard over > 0, under > 0 else { return above + below * (1 - over) }
        return Pixel(alpha: over + under - over * under) { channel in
            let mixed = channelMix(below[channel] / under, above[channel] / over)
            return over * under * mixed + (1 - under) * above[channel] + (1 - over) * below[channel]
        }
    }

    /// One component of two opaque pixels, from 0 to 1.
    private func channelMix(_ below: Double, _ above: Double) -> Double {
        switch self {
        case .multiply: return below * above
        case .screen: return below + above - below * above
        case .overlay: return CGBlendMode.hardLight.channelMix(above, below)
        case .darken: return min(below, above)
        case .lighten: return max(below, above)
        case .colorDodge: return below == 0 ? 0 : above >= 1 ? 1 : min(1, below / (1 - above))
        case .colorBurn: return below >= 1 ? 1 : above <= 0 ? 0 : 1 - min(1, (1 - below) / above)
        case .hardLight:
            return above <= 0.5 ? below * 2 * above : below + (2 * above - 1) * (1 - below)
        case .softLight:
            if above <= 0.5 { return below - (1 - 2 * above) * below * (1 - below) }
            let bright =
                below <= 0.25
                ? ((16 * below - 12) * below + 4) * below : below.squareRoot()
            return below + (2 * above - 1) * (bright - below)
        case .difference: return abs(below - above)
        case .exclusion: return below + above - 2 * below * above
        default: return above
        }
    }
}
