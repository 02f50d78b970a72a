import WidgetWire

extension Inherited {
    /// The opacities of the levels of a foreground style that is not the default.
    private static let levelOpacities = [1, 0.5, 0.25, 0.18, 0.1]

    /// The paint without references to the foreground style or the tint.
    func resolve(_ paint: PaintValue) -> PaintValue {
        switch paint.style {
        case .level(let level):
            return self.level(level.clamped(to: 1...5), opacity: paint.opacity)
        case .tint:
            var base = self.tint ?? PaintValue(ColorName.accent)
            base.opacity *= paint.opacity
            return base
        case .color, .linearGradient, .radialGradient, .angularGradient, .meshGradient, .material:
            return paint
        }
    }

    /// A level, 1 to 5, of the foreground style; an unset one derives from the last one before it.
    private func level(_ level: Int, opacity: Double) -> PaintValue {
        guard let (paint, step) = self.foreground.base(of: level) else {
            return PaintValue(.color(ColorValue(name: UInt32(level))), opacity: opacity)
        }
        var base = paint
        base.opacity *= opacity
        guard case .color(var color) = base.style, (1...5).contains(color.name) else {
            base.opacity *= Self.levelOpacities[step]
            return base
        }
        // The label colours are levels of one another.
        color.name = min(color.name + UInt32(step), 5)
        base.style = .color(color)
        return base
    }

    /// The style of text, symbols and shapes without one of their own.
    var foregroundPaint: PaintValue { resolve(PaintValue(.level(1))) }

    /// One colour for a paint; for a gradient its first, opaque so that it can mask the gradient.
    func color(_ paint: PaintValue) -> Color {
        let paint = resolve(paint)
        switch paint.style {
        case .color(let color): return components(of: color, opacity: paint.opacity)
        case .linearGradient(let stops, _, _), .radialGradient(let stops, _, _, _),
            .angularGradient(let stops, _, _):
            return opaque(stops.first?.color)
        case .meshGradient(let colors, _, _):
            return opaque(colors.first)
        case .material(let level):
            return flattened(
                Haze(level: level, isDark: self.isDark).flatColor(opacity: paint.opacity))
        case .level, .tint: return components(of: ColorValue(.primary), opacity: paint.opacity)
        }
    }

    /// A paint for a shape in `frame`, with absolute positions of gradients.
    func paint(_ value: PaintValue, in frame: Rect) -> Paint {
        let value = resolve(value)
        return Paint.with {
            switch value.style {
            case .linearGradient(let stops, let start, let end):
                $0.linearGradient = linear(resolve(stops, value), start, end, in: frame)
            case .radialGradient(let stops, let center, let radii, let isElliptical):
                $0.radialGradient = radial(
                    resolve(stops, value), center, radii, isElliptical, in: frame)
            case .angularGradient(let stops, let center, let degrees):
                $0.angularGradient = angular(resolve(stops, value), center, degrees, in: frame)
            case .meshGradient(let colors, let points, let columns):
                let colors = colors.map { components(of: $0, opacity: value.opacity) }
                $0.meshGradient = mesh(colors, points, columns, in: frame)
            case .material(let level) where self.flattening != .colors:
                $0.backdrop = Haze(level: level, isDark: self.isDark)
                    .backdrop(opacity: value.opacity)
            case .color, .level, .material, .tint: $0.color = color(value)
            }
        }
    }

    /// The colour of this view's group in a widget drawn in two colours.
    var flatColor: Color {
        let entry = self.isAccentable ? Palette.entry(.accent, isDark: true) : Palette.white
        return Color.with {
            $0.red = entry.red / 255
            $0.green = entry.green / 255
            $0.blue = entry.blue / 255
            $0.alpha = 1
        }
    }

    /// The colours of a paint along a line; a plain colour is one stop.
    func stops(_ value: PaintValue) -> [GradientStop] {
        let value = resolve(value)
        switch value.style {
        case .linearGradient(let stops, _, _) where !stops.isEmpty,
            .radialGradient(let stops, _, _, _) where !stops.isEmpty,
            .angularGradient(let stops, _, _) where !stops.isEmpty:
            return resolve(stops, value)
        default:
            return [GradientStop.with { $0.color = color(value) }]
        }
    }

    private func resolve(_ stops: [PaintValue.Stop], _ paint: PaintValue) -> [GradientStop] {
        let stops = stops.prefix(GradientStop.mostOfGradient).map { stop in
            GradientStop.with {
                $0.color = components(of: stop.color, opacity: paint.opacity)
                $0.location = Length.finite(stop.location) ?? 0
            }
        }
        return stops.sorted { $0.location < $1.location }.cutToEnds
    }

    private func opaque(_ color: ColorValue?) -> Color {
        guard let color else { return Color() }
        var components = components(of: color, opacity: 1)
        components.alpha = 1
        return components
    }

    private func components(of color: ColorValue, opacity: Double) -> Color {
        flattened(ownComponents(of: color, opacity: opacity))
    }

    /// The colour itself or, in a widget drawn in two colours, the group's colour with its opacity.
    private func flattened(_ color: Color) -> Color {
        guard self.flattening == .colors else { return color }
        var flat = flatColor
        flat.alpha = color.alpha
        return flat
    }

    private func ownComponents(of color: ColorValue, opacity: Double) -> Color {
        // An unknown name counts as the primary label's.
        let name = ColorName(rawValue: color.name) ?? .primary
        if name == .accent, let tint = self.tint, case .color(let own) = tint.style,
            own.name != color.name
        {
            return ownComponents(
                of: own, opacity: opacity * tint.opacity * Double(color.opacity))
        }
        let entry =
            name == .components
            ? Palette.Entry(
                red: color.red * 255, green: color.green * 255, blue: color.blue * 255)
            : Palette.entry(
                name, isDark: self.isDark, hasIncreasedContrast: self.hasIncreasedContrast)
        return Color.with {
            $0.red = Self.finite(entry.red / 255, or: 0)
            $0.green = Self.finite(entry.green / 255, or: 0)
            $0.blue = Self.finite(entry.blue / 255, or: 0)
            let alpha = entry.alpha * color.opacity * Float(opacity)
            $0.alpha = Self.finite(alpha, or: 1).clamped(to: 0...1)
        }
    }

    private static func finite(_ value: Float, or other: Float) -> Float {
        value.isFinite ? value : other
    }
}
