import UIKit

extension EnvironmentValues {
    /// The traits on which UIKit colors and images depend.
    var traits: UITraitCollection {
        UITraitCollection(
            style: colorScheme == .dark ? .dark : .light, displayScale: displayScale,
            contrast: colorSchemeContrast == .increased ? .high : .normal)
    }
}
