import CoreGraphics
public import Foundation

extension UIColor {
    /// The colour of a name in the main bundle's asset catalogue; nil where there is none.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil)
    }

    /// The colour of a name in a bundle's asset catalogue; nil where there is none.
    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) {
        guard let set = AssetCatalog.of(bundle).color(name), !set.isEmpty else { return nil }
        self.init(set, traitCollection?.accessibilityContrast == .high)
    }

    /// The colour that the build found in an asset catalogue.
    public convenience init(resource: ColorResource) {
        self.init(assetNamed: resource.name, in: resource.bundle)
    }

    /// The colour of a name; where there is none, it is clear, and the log names it once.
    package convenience init(assetNamed name: String, in bundle: Bundle?) {
        if let set = AssetCatalog.of(bundle).color(name) {
            self.init(set)
        } else {
            MissingAsset.report(color: name, in: bundle)
            self.init(white: 0, alpha: 0)
        }
    }

    /// - Parameter isStrong: Whether it has high contrast wherever it is drawn.
    private convenience init(_ set: ColorSet, _ isStrong: Bool = false) {
        let usual = AppearanceColors(set, hasHighContrast: isStrong)
        let strong = AppearanceColors(set, hasHighContrast: true)
        self.init { traits in
            let colors = traits.accessibilityContrast == .high ? strong : usual
            return traits.userInterfaceStyle == .dark ? colors.dark : colors.light
        }
    }

    /// What a project calls its accent colour; nil where the catalogue has none.
    package static let accent: UIColor? = {
        // Most plugins have no catalogue, and to read what their bundle says takes a millisecond.
        guard AssetCatalog.of(nil).hasColors else { return nil }
        let name = Bundle.main.infoDictionary?["NSAccentColorName"] as? String
        return UIColor(named: name ?? "AccentColor")
    }()
}

/// The colours of a set for light and dark.
private struct AppearanceColors {
    let light, dark: SRGBColor

    init(_ set: ColorSet, hasHighContrast: Bool) {
        let color = { (isDark: Bool) in
            var place = AssetPlace(isDark: isDark)
            place.hasHighContrast = hasHighContrast
            return set.color(place) ?? SRGBColor(white: 0, alpha: 0)
        }
        light = color(false)
        dark = color(true)
    }
}
