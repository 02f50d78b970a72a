package import Foundation

/// A picture by its name, found again where it is drawn.
package struct ImageAsset: Hashable, Sendable {
    /// The name in the catalogue, or of a file.
    package let name: String
    private let bundlePath: String?

    /// The picture of a name; nil is the main bundle.
    package init(name: String, bundle: Bundle?) {
        self.name = name
        bundlePath = bundle?.bundlePath
    }

    private var bundle: Bundle? { bundlePath.flatMap(Bundle.init(path:)) }

    /// What is drawn in light or dark surroundings on a display; nil, and a line in the log, where
    /// there is nothing.
    package func file(isDark: Bool, scale: Double) -> ImageSet.File? {
        if let set = AssetCatalog.of(bundle).image(name) {
            if let file = set.file(isDark: isDark, scale: scale) { return file }
        } else if let path = ResourceFile.path(of: name, in: bundle) {
            return ImageSet.File(path: path, scale: Double(UIImage.scale(inName: path)))
        }
        MissingAsset.report(image: name, in: bundle)
        return nil
    }

    /// The symbol of that name in a weight, 100 to 900, where the catalogue has no picture.
    package func symbol(weight: Int) -> SymbolTemplate? {
        let catalog = AssetCatalog.of(bundle)
        return catalog.image(name) == nil ? catalog.symbol(name, weight: weight) : nil
    }

    /// Whether the catalogue wants it painted with the foreground style.
    package var isTemplate: Bool { AssetCatalog.of(bundle).image(name)?.isTemplate ?? false }
}
