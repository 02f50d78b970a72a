public import Foundation

/// The name of a data set in an asset catalog.
public typealias NSDataAssetName = String

/// A data set of an asset catalog (`.dataset`).
public final class NSDataAsset: NSObject, Sendable {
    /// The name.
    public let name: NSDataAssetName
    /// The data of the file.
    public let data: Data
    /// The type defined by the catalog, such as `public.json`.
    public let typeIdentifier: String

    /// Creates a data asset from the main bundle's catalog; `nil` if there is none.
    public convenience init?(name: NSDataAssetName) { self.init(name: name, in: nil) }

    /// Creates a data asset from a bundle's catalog; `nil` if there is none.
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
