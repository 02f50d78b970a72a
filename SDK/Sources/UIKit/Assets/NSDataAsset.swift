public import Foundation

/// The name of a file in an asset catalogue.
public typealias NSDataAssetName = String

/// A file of an asset catalogue (`.dataset`).
public final class NSDataAsset: NSObject, Sendable {
    /// The name.
    public let name: NSDataAssetName
    /// What is in the file.
    public let data: Data
    /// What the catalogue says the file is, such as `public.json`.
    public let typeIdentifier: String

    /// The file of a name in the main bundle's catalogue; nil where there is none.
    public convenience init?(name: NSDataAssetName) { self.init(name: name, in: nil) }

    /// The file of a name in a bundle's catalogue; nil where there is none.
    public convenience init?(name: NSDataAssetName, bundle: Bundle) {
        self.init(name: name, in: bundle)
    }

    private init?(name: NSDataAssetName, in bundle: Bundle?) {
        guard let set = AssetCatalog.of(bundle).data(name) else { return nil }
        self.name = name
        data = set.data
        typeIdentifier = set.type
    }
}
