import CoreGraphics

/// How what is drawn is mixed with what is there, as AppKit calls it.
public enum NSCompositingOperation: UInt, Sendable {
    /// Nothing is left.
    case clear
    /// What is there vanishes.
    case copy
    /// It covers what is there.
    case sourceOver
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
    /// Brighter: colours are added.
    case plusLighter = 13
    /// Darker: colours are multiplied.
    case multiply
    /// Brighter: what is missing to white is multiplied.
    case screen
    /// Multiplied where it is dark, screened where it is bright.
    case overlay
    /// The darker of both.
    case darken
    /// The brighter of both.
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
