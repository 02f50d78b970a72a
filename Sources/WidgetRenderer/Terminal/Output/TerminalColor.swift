/// A colour with eight bits for each component, as terminals use it.
public struct TerminalColor: Hashable, Sendable {
    /// Red, 0…255.
    public var red: UInt8
    /// Green, 0…255.
    public var green: UInt8
    /// Blue, 0…255.
    public var blue: UInt8

    /// Makes a colour from its components.
    public init(red: UInt8, green: UInt8, blue: UInt8) {
        self.red = red
        self.green = green
        self.blue = blue
    }

    /// Converts an opaque colour of the canvas.
    init(_ color: CanvasColor) {
        func byte(_ value: Float) -> UInt8 { UInt8((value.clampedToUnit * 255).rounded()) }
        self.init(red: byte(color.red), green: byte(color.green), blue: byte(color.blue))
    }

    /// The nearest entry of the 256-colour palette: in the 6×6×6 cube or among the 24 greys.
    ///
    /// The first 16 are left out, because users change their colours.
    public var paletteIndex: Int {
        let cube = [red, green, blue].map(Self.nearestCubeStep)
        let cubeIndex = 16 + 36 * cube[0] + 6 * cube[1] + cube[2]
        let mean = (Int(red) + Int(green) + Int(blue)) / 3
        let greyIndex = 232 + max(0, min(23, (mean - 3) / 10))
        return distance(to: greyIndex) < distance(to: cubeIndex) ? greyIndex : cubeIndex
    }

    /// The colour of a palette entry from 16 on.
    public init(paletteIndex index: Int) {
        guard index < 232 else {
            let grey = UInt8(clamping: 8 + (index - 232) * 10)
            self.init(red: grey, green: grey, blue: grey)
            return
        }
        let cube = max(0, index - 16)
        self.init(
            red: Self.cubeSteps[cube / 36], green: Self.cubeSteps[cube / 6 % 6],
            blue: Self.cubeSteps[cube % 6])
    }

    /// The relative luminance of WCAG, 0…1.
    var luminance: Double {
        func linear(_ byte: UInt8) -> Double {
            let value = Double(byte) / 255
            // A square is close enough to sRGB's curve for comparing contrasts.
            return value * value
        }
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }

    /// The contrast to another colour, 1…21.
    func contrast(to other: TerminalColor) -> Double {
        let (low, high) = (min(luminance, other.luminance), max(luminance, other.luminance))
        return (high + 0.05) / (low + 0.05)
    }

    private static let cubeSteps: [UInt8] = [0, 95, 135, 175, 215, 255]

    private static func nearestCubeStep(_ value: UInt8) -> Int {
        switch value {
        case ..<48: 0
        case ..<115: 1
        default: min(5, (Int(value) - 35) / 40)
        }
    }

    private func distance(to index: Int) -> Int {
        let other = TerminalColor(paletteIndex: index)
        let red = Int(red) - Int(other.red)
        let green = Int(green) - Int(other.green)
        let blue = Int(blue) - Int(other.blue)
        return red * red + green * green + blue * blue
    }
}
