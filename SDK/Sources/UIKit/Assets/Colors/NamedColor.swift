import CoreGraphics
public import Foundation

extension UIColor {
    /// Creates a color from the main bundle's asset catalog; `nil` if there is none.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil)
    }

    /// Creates a color from a bundle's asset catalog; `nil` if there is none.
    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) {
        guard let set = AssetCatalog.of(bundle).color(name), !set.isEmpty else { return nil }
        self.init(set, traitCollection?.accessibilityContrast == .high)
    }

    /// Creates a color from a resource of an asset catalog.
    public convenience init(resource: ColorResource) {
        self.init(assetNamed: resource.name, in: resource.bundle)
    }

    /// Creates a color from an asset catalog; a missing one is clear and logged once.
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

    /// The project's accent color; `nil` if the catalog has none.
    package static let accent: UIColor? = {
        // Most plugins have no catalog; reading their bundle's information takes a millisecond.
        guard AssetCatalog.of(nil).hasColors else { return nil }
        let name = Bundle.main.infoDictionary?["NSAccentColorName"] as? String
        return UIColor(named: name ?? "AccentColor")
    }()
}

/// The light and dark color of a set.
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
