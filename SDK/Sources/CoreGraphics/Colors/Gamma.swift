import Foundation

/// The transfer function of sRGB, extended to negative values.
package enum Gamma {
    /// Linear light as a gamma-encoded component.
    package static func encode(_ value: Double) -> Double {
        let magnitude = abs(value)
        let encoded =
            magnitude <= 0.003_130_8
            ? 12.92 * magnitude : 1.055 * pow(magnitude, 1 / 2.4) - 0.055
        return value < 0 ? -encoded : encoded
    }

    /// A gamma-encoded component as linear light.
    package static func decode(_ value: Double) -> Double {
        let magnitude = abs(value)
        let decoded =
            magnitude <= 0.040_45
            ? magnitude / 12.92 : pow((magnitude + 0.055) / 1.055, 2.4)
        return value < 0 ? -decoded : decoded
    }
}
