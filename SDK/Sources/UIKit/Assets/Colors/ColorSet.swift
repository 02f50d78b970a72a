import CoreGraphics
import Foundation

/// A color set of an asset catalog.
struct ColorSet: Decodable {
    private struct Item: Decodable {
        let variant: AssetVariant
        let color: Definition?

        private enum Keys: CodingKey {
            case color
        }

        init(from decoder: any Decoder) throws {
            variant = try AssetVariant(from: decoder)
            color = try decoder.container(keyedBy: Keys.self)
                .decodeIfPresent(Definition.self, forKey: .color)
        }
    }

    fileprivate struct Definition: Decodable {
        let components: [String: Component]?
        let colorSpace: String?
        let reference: String?

        private enum CodingKeys: String, CodingKey {
            case components
            case colorSpace = "color-space"
            case reference
        }
    }

    /// A component as text, which distinguishes fractions from bytes; some tools write it as a
    /// number.
    fileprivate struct Component: Decodable {
        let text: String

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            text = try (try? container.decode(String.self)) ?? "\(container.decode(Double.self))"
        }
    }

    private let colors: [Item]

    /// Whether the set has no color, as the accent color of a new project.
    var isEmpty: Bool { colors.allSatisfy { $0.color == nil } }

    /// Returns the color for light or dark appearance.
    func color(_ place: AssetPlace) -> SRGBColor? {
        let suited = colors.filter { $0.color != nil }.compactMap { item in
            item.variant.rank(place).map { (rank: $0, item: item) }
        }
        return suited.max { $0.rank < $1.rank }?.item.color?.color(isDark: place.isDark)
    }
}

extension ColorSet.Definition {
    func color(isDark: Bool) -> SRGBColor? {
        if let reference { return Self.system(reference, isDark: isDark) }
        guard let components else { return nil }
        let alpha = Self.component(components["alpha"], isAlpha: true) ?? 1
        if let white = Self.component(components["white"]) {
            return SRGBColor(white: white, alpha: alpha)
        }
        guard let red = Self.component(components["red"]),
            let green = Self.component(components["green"]),
            let blue = Self.component(components["blue"])
        else { return nil }
        switch colorSpace {
        case "display-p3":
            return SRGBColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
        case "extended-linear-srgb":
            return SRGBColor(linearRed: red, green: green, blue: blue, alpha: alpha)
        default: return SRGBColor(red: red, green: green, blue: blue, alpha: alpha)
        }
    }

    /// Parses a component: `0x7F`, `127` and `127.5` are bytes, `0.5` is a fraction; wide colors
    /// may exceed 1.
    private static func component(
        _ component: ColorSet.Component?, isAlpha: Bool = false
    ) -> Double? {
        guard let text = component?.text.lowercased() else { return nil }
        if text.hasPrefix("0x") {
            return UInt8(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
        }
        guard let number = Double(text), number.isFinite else { return nil }
        if (text.contains(".") && number < 2) || (isAlpha && number <= 1) { return number }
        return number / 255
    }

    /// Returns a system color by its name, such as `systemGreenColor`.
    private static func system(_ name: String, isDark: Bool) -> SRGBColor? {
        let traits = UITraitCollection(userInterfaceStyle: isDark ? .dark : .light)
        return systemColors[name]?().components(in: traits)
    }

    private static let systemColors: [String: @Sendable () -> UIColor] = [
        "systemRedColor": { .systemRed }, "systemOrangeColor": { .systemOrange },
        "systemYellowColor": { .systemYellow }, "systemGreenColor": { .systemGreen },
        "systemMintColor": { .systemMint }, "systemTealColor": { .systemTeal },
        "systemCyanColor": { .systemCyan }, "systemBlueColor": { .systemBlue },
        "systemIndigoColor": { .systemIndigo }, "systemPurpleColor": { .systemPurple },
        "systemPinkColor": { .systemPink }, "systemBrownColor": { .systemBrown },
        "systemGrayColor": { .systemGray }, "systemGray2Color": { .systemGray2 },
        "systemGray3Color": { .systemGray3 }, "systemGray4Color": { .systemGray4 },
        "systemGray5Color": { .systemGray5 }, "systemGray6Color": { .systemGray6 },
        "labelColor": { .label }, "secondaryLabelColor": { .secondaryLabel },
        "tertiaryLabelColor": { .tertiaryLabel }, "quaternaryLabelColor": { .quaternaryLabel },
        "placeholderTextColor": { .placeholderText }, "tintColor": { .tintColor },
        "darkTextColor": { .darkText }, "lightTextColor": { .lightText },
        "linkColor": { .link }, "separatorColor": { .separator },
        "opaqueSeparatorColor": { .opaqueSeparator },
        "systemBackgroundColor": { .systemBackground },
        "secondarySystemBackgroundColor": { .secondarySystemBackground },
        "tertiarySystemBackgroundColor": { .tertiarySystemBackground },
        "systemGroupedBackgroundColor": { .systemGroupedBackground },
        "secondarySystemGroupedBackgroundColor": { .secondarySystemGroupedBackground },
        "tertiarySystemGroupedBackgroundColor": { .tertiarySystemGroupedBackground },
        "systemFillColor": { .systemFill }, "secondarySystemFillColor": { .secondarySystemFill },
        "tertiarySystemFillColor": { .tertiarySystemFill },
        "quaternarySystemFillColor": { .quaternarySystemFill },
    ]
}
