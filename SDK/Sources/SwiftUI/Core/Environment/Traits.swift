import UIKit

extension EnvironmentValues {
    /// The traits on which UIKit colors and images depend.
    var traits: UITraitCollection {
        UITraitCollection(
            style: colorScheme == .dark ? .dark : .light, displayScale: displayScale,
            contentSize: .large, contrast: colorSchemeContrast == .increased ? .high : .normal)
    }
}
