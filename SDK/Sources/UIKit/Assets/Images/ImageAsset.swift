package import Foundation

/// An image identified by its name, which is looked up when it is drawn.
package struct ImageAsset: Hashable, Sendable {
    /// The name in the catalog, or of a file.
    package let name: String
    private let bundlePath: String?

    /// Creates an asset; a bundle of `nil` means the main bundle.
    package init(name: String, bundle: Bundle?) {
        self.name = name
        bundlePath = bundle?.bundlePath
    }

    private var bundle: Bundle? { bundlePath.flatMap(Bundle.init(path:)) }

    /// Returns the file for an appearance and display scale; returns `nil` and logs if there is
    /// none.
    package func file(isDark: Bool, scale: Double) -> ImageSet.File? {
        if let set = AssetCatalog.of(bundle).image(name) {
            if let file = set.file(isDark: isDark, scale: scale) { return file }
        } else if let path = ResourceFile.path(of: name, in: bundle) {
            return ImageSet.File(path: path, scale: Double(UIImage.scale(inName: path)))
        }
        MissingAsset.report(image: name, in: bundle)
        return nil
    }

    /// Returns the symbol of the name in a weight (100 to 900), if the catalog has no image.
    package func symbol(weight: Int) -> SymbolTemplate? {
        let catalog = AssetCatalog.of(bundle)
        return catalog.image(name) == nil ? catalog.symbol(name, weight: weight) : nil
    }

    /// Whether the catalog marks it as a template.
    package var isTemplate: Bool { AssetCatalog.of(bundle).image(name)?.isTemplate ?? false }
}
