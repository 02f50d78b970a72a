import CoreGraphics

/// How new content is blended with existing content, as AppKit names it.
public enum NSCompositingOperation: UInt, Sendable {
    /// Clears both.
    case clear
    /// Replaces existing content.
    case copy
    /// Covers existing content.
    case sourceOver
    /// New content where existing content is opaque, replacing it.
    case sourceIn
    /// New content where existing content is transparent; existing content is removed.
    case sourceOut
    /// New content where existing content is opaque.
    case sourceAtop
    /// New content behind existing content.
    case destinationOver
    /// Existing content where new content is opaque.
    case destinationIn
    /// Existing content where new content is transparent.
    case destinationOut
    /// Existing content where new content is opaque, in front of new content.
    case destinationAtop
    /// Each where the other is transparent.
    case xor
    /// Adds the inverted colors, which darkens.
    case plusDarker
    /// Adds the colors, which brightens.
    case plusLighter = 13
    /// Multiplies the colors, which darkens.
    case multiply
    /// Multiplies the inverted colors, which brightens.
    case screen
    /// Multiplied where it is dark, screened where it is bright.
    case overlay
    /// The darker color.
    case darken
    /// The lighter color.
    case lighten

    var blendMode: CGBlendMode {
        switch self {
        case .clear: .clear
        case .copy: .copy
        case .sourceOver: .normal
        case .sourceIn: .sourceIn
        case .sourceOut: .sourceOut
        case .sourceAtop: .sourceAtop
        case .destinationOver: .destinationOver
        case .destinationIn: .destinationIn
        case .destinationOut: .destinationOut
        case .destinationAtop: .destinationAtop
        case .xor: .xor
        case .plusDarker: .plusDarker
        case .plusLighter: .plusLighter
        case .multiply: .multiply
        case .screen: .screen
        case .overlay: .overlay
        case .darken: .darken
        case .lighten: .lighten
        }
    }
}
