import UIKit

extension EnvironmentValues {
    /// What UIKit's colours and pictures depend on.
    var traits: UITraitCollection {
        UITraitCollection(
            style: colorScheme == .dark ? .dark : .light, displayScale: displayScale,
            contrast: colorSchemeContrast == .increased ? .high : .normal)
    }
}
