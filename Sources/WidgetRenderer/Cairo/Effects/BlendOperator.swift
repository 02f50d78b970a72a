import WidgetWire

extension BlendMode {
    /// The number of a `cairo_operator_t`.
    ///
    /// Cairo has no plus darker; where both are bright, multiplying comes near.
    var cairoOperator: UInt32 {
        switch self {
        case .normal, .UNRECOGNIZED: 2
        case .sourceAtop: 5
        case .destinationOver: 7
        case .destinationOut: 9
        case .plusLighter: 12
        case .multiply, .plusDarker: 14
        case .screen: 15
        case .overlay: 16
        case .darken: 17
        case .lighten: 18
        case .colorDodge: 19
        case .colorBurn: 20
        case .hardLight: 21
        case .softLight: 22
        case .difference: 23
        case .exclusion: 24
        case .hue: 25
        case .saturation: 26
        case .color: 27
        case .luminosity: 28
        }
    }
}
