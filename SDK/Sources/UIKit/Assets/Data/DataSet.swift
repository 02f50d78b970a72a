import Foundation

/// A data set of an asset catalog, chosen from its variants.
struct DataSet {
    private struct Contents: Decodable {
        let data: [Item]
    }

    private struct Item: Decodable {
        let variant: AssetVariant
        let fileName: String?
        let type: String?

        private enum Keys: String, CodingKey {
            case fileName = "filename"
            case type = "universal-type-identifier"
        }

        init(from decoder: any Decoder) throws {
            variant = try AssetVariant(from: decoder)
            let values = try decoder.container(keyedBy: Keys.self)
            fileName = try values.decodeIfPresent(String.self, forKey: .fileName)
            type = try values.decodeIfPresent(String.self, forKey: .type)
        }
    }

    let data: Data
    let type: String

    /// Reads the data set of a folder; `nil` if it has no file.
    init?(_ folder: URL) {
        let items = folder.assetContents(Contents.self)?.data.filter { $0.fileName != nil } ?? []
        let ranked = items.compactMap { item in
            item.variant.rank(AssetPlace(isDark: false)).map { (rank: $0, item: item) }
        }
        guard let item = ranked.max(by: { $0.rank < $1.rank })?.item, let name = item.fileName,
            let data = try? Data(contentsOf: folder.appending(path: name))
        else { return nil }
        self.data = data
        type = item.type ?? "public.data"
    }
}
