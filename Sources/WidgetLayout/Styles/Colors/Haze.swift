import WidgetWire

/// The layers of a material over the blurred picture behind it.
///
/// The greys are those of the materials in Apple's design resources for iOS 17 and 18, which have
/// no ultra thick one: it lets through half as much as the thick one.
struct Haze {
    /// The standard deviation of the blur, in points.
    static let radius = 25.0

    /// A grey from 0 to 255, and its opacity.
    private let gray: Float
    private let opacity: Float
    /// A grey from 0 to 255 that brightens the result.
    private let light: Float
    private let blendMode: BlendMode

    /// The haze of a level from 1, ultra thin, to 5, ultra thick.
    init(level: Int, isDark: Bool) {
        let levels = isDark ? Self.dark : Self.light
        self = levels[max(1, min(level, levels.count)) - 1]
    }

    private init(_ gray: Float, _ opacity: Float, _ light: Float, _ blendMode: BlendMode) {
        self.gray = gray
        self.opacity = opacity
        self.light = light
        self.blendMode = blendMode
    }

    private static let light = [
        Haze(191, 0.44, 48, .colorDodge), Haze(166, 0.7, 61, .colorDodge),
        Haze(179, 0.82, 67, .colorDodge), Haze(153, 0.97, 95, .colorDodge),
        Haze(153, 0.985, 95, .colorDodge),
    ]

    private static let dark = [
        Haze(37, 0.55, 156, .overlay), Haze(37, 0.7, 156, .overlay),
        Haze(37, 0.82, 140, .overlay), Haze(37, 0.9, 124, .overlay),
        Haze(37, 0.95, 124, .overlay),
    ]

    /// The backdrop to draw, with a style's opacity.
    func backdrop(opacity: Double) -> Backdrop {
        Backdrop.with {
            $0.radius = Self.radius
            $0.haze = Self.color(gray / 255, self.opacity)
            $0.light = Self.color(light / 255, 1)
            $0.blendMode = blendMode
            $0.opacity = (Length.finite(opacity) ?? 1).clamped(to: 0...1)
            $0.flat = flatColor(opacity: $0.opacity)
        }
    }

    /// The one colour that changes black and white as the haze does.
    func flatColor(opacity: Double) -> Color {
        let (black, white) = (shade(of: 0), shade(of: 1))
        let alpha = (1 - (white - black)).clamped(to: 0...1)
        return Self.color(alpha > 0 ? min(black / alpha, 1) : 0, alpha * Float(opacity))
    }

    /// The result for a grey from 0 to 1 behind the haze.
    private func shade(of behind: Float) -> Float {
        let (gray, light) = (gray / 255, light / 255)
        let mixed = behind + (gray - behind) * opacity
        let shade =
            switch blendMode {
            case .colorDodge: mixed / (1 - light)
            default: mixed <= 0.5 ? 2 * mixed * light : 1 - 2 * (1 - mixed) * (1 - light)
            }
        return min(shade, 1)
    }

    private static func color(_ gray: Float, _ alpha: Float) -> Color {
        Color.with { ($0.red, $0.green, $0.blue, $0.alpha) = (gray, gray, gray, alpha) }
    }
}
