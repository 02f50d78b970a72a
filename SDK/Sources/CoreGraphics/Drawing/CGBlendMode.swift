/// How a source, which is drawn, is blended with the backdrop, which is there already.
///
/// Differs from Apple: hue, saturation, color and luminosity blend as normal does.
public enum CGBlendMode: Int32, Sendable {
    /// The source covers the backdrop.
    case normal
    /// Darkens: multiplies the colors.
    case multiply
    /// Brightens: multiplies the complements of the colors.
    case screen
    /// Multiplies where the backdrop is dark, screens where it is bright.
    case overlay
    /// The darker color of both.
    case darken
    /// The brighter color of both.
    case lighten
    /// Brightens the backdrop to reflect the source.
    case colorDodge
    /// Darkens the backdrop to reflect the source.
    case colorBurn
    /// Darkens or brightens, as a diffuse light of the source on the backdrop.
    case softLight
    /// Multiplies where the source is dark, screens where it is bright.
    case hardLight
    /// The absolute difference of the colors.
    case difference
    /// The difference of the colors with less contrast.
    case exclusion
    /// The hue of the source.
    case hue
    /// The saturation of the source.
    case saturation
    /// The hue and saturation of the source.
    case color
    /// The luminosity of the source.
    case luminosity
    /// Clears both.
    case clear
    /// The source alone.
    case copy
    /// The source, where the backdrop is opaque.
    case sourceIn
    /// The source, where the backdrop is transparent.
    case sourceOut
    /// The source over the backdrop, where the backdrop is opaque.
    case sourceAtop
    /// The backdrop over the source.
    case destinationOver
    /// The backdrop, where the source is opaque.
    case destinationIn
    /// The backdrop, where the source is transparent.
    case destinationOut
    /// The backdrop over the source, where the source is opaque.
    case destinationAtop
    /// The source and the backdrop, where the other one is transparent.
    case xor
    /// Darkens: adds the complements of the colors.
    case plusDarker
    /// Brightens: adds the colors.
    case plusLighter
}

extension CGBlendMode {
    /// Returns the blend of a pixel of the source on one of the backdrop.
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

    /// Returns one component of the blend of two opaque pixels, from 0 to 1.
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
