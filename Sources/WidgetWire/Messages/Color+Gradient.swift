import Glibc

extension [GradientStop] {
    /// The colour at a location; outside the stops, the first or last one's.
    ///
    /// - Returns: nil without stops.
    public func color(at location: Double) -> Color? {
        guard let after = firstIndex(where: { $0.location > location }) else {
            return last?.color
        }
        guard after > 0 else { return self[0].color }
        let (from, to) = (self[after - 1], self[after])
        let share = (location - from.location) / (to.location - from.location)
        return from.color.mixed(with: to.color, by: share)
    }

    /// The stops with others between them, for surfaces that mix each component of a colour: each
    /// colour there is nearly that of ``color(at:)``.
    public var subdivided: [GradientStop] {
        guard count <= Self.subdividedLimit else { return self }
        var result: [GradientStop] = []
        for (from, to) in zip(self, dropFirst()) {
            let steps = from.color.stepsOfMixing(with: to.color)
            for step in 0..<steps {
                result.append(from.mixed(with: to, by: Double(step) / Double(steps)))
            }
            // The next pair starts with a colour of its own where this one fades out.
            if to.color.alpha == 0 { result.append(from.mixed(with: to, by: 1)) }
        }
        if let last { result.append(last) }
        return result
    }

    /// The most stops that get others between them; more lie close together as they are.
    private static var subdividedLimit: Int { 256 }
}

extension GradientStop {
    fileprivate func mixed(with other: GradientStop, by share: Double) -> GradientStop {
        .with {
            $0.location = location + (other.location - location) * share
            $0.color = color.mixed(with: other.color, by: share)
        }
    }
}

extension Color {
    /// The colour that lies a share of the way to another, 0 to 1.
    ///
    /// As in SwiftUI, where gradients are perceptual by default, the colours are mixed as the eye
    /// sees them, in Oklab (Björn Ottosson, "A perceptual color space for image processing", 2020),
    /// each counting by its opacity: what fades out keeps its colour.
    public func mixed(with other: Color, by share: Double) -> Color {
        let (own, their) = (Double(alpha) * (1 - share), Double(other.alpha) * share)
        var mixed: Color
        if hasComponents(of: other) || (their == 0 && alpha > 0) {
            mixed = self
        } else if own == 0 {
            mixed = other
        } else {
            mixed = Color(cones: cones + (other.cones - cones) * (their / (own + their)))
        }
        mixed.alpha = Float(own + their)
        return mixed
    }

    /// How many equal steps to another colour look like one that has no steps.
    public func stepsOfMixing(with other: Color) -> Int {
        alpha == 0 || other.alpha == 0 || hasComponents(of: other) ? 1 : 8
    }

    private func hasComponents(of other: Color) -> Bool {
        red == other.red && green == other.green && blue == other.blue
    }

    /// How much three kinds of cones of the eye respond.
    ///
    /// Oklab's axes are sums of these, so that mixing these mixes those.
    private var cones: SIMD3<Double> {
        let (r, g, b) = (Self.decoded(red), Self.decoded(green), Self.decoded(blue))
        return SIMD3(
            cbrt(0.412_221_470_8 * r + 0.536_332_536_3 * g + 0.051_445_992_9 * b),
            cbrt(0.211_903_498_2 * r + 0.680_699_545_1 * g + 0.107_396_956_6 * b),
            cbrt(0.088_302_461_9 * r + 0.281_718_837_6 * g + 0.629_978_700_5 * b))
    }

    private init(cones: SIMD3<Double>) {
        let cubes = cones * cones * cones
        let (l, m, s) = (cubes.x, cubes.y, cubes.z)
        self.init()
        red = Self.encoded(4.076_741_662_1 * l - 3.307_711_591_3 * m + 0.230_969_929_2 * s)
        green = Self.encoded(-1.268_438_004_6 * l + 2.609_757_401_1 * m - 0.341_319_396_5 * s)
        blue = Self.encoded(-0.004_196_086_3 * l - 0.703_418_614_7 * m + 1.707_614_701_0 * s)
    }

    /// The amount of light of a component of sRGB; negative ones are mirrored.
    private static func decoded(_ component: Float) -> Double {
        let value = Double(component.magnitude)
        let light = value <= 0.040_45 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        return component < 0 ? -light : light
    }

    private static func encoded(_ light: Double) -> Float {
        let value = light.magnitude
        let component = value <= 0.003_130_8 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
        return Float(light < 0 ? -component : component)
    }
}
