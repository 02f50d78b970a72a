import Foundation

/// A picture of an asset catalogue, with its variants.
package struct ImageSet: Sendable {
    /// The file to draw.
    package struct File: Hashable, Sendable {
        /// Where it is.
        package let path: String
        /// Pixels per point.
        package let scale: Double
    }

    fileprivate struct Item: Sendable {
        let variant: AssetVariant
        let file: File
        let isVector: Bool
    }

    /// Whether it is painted with the foreground style; nil where the catalogue does not say.
    package let isTemplate: Bool?
    private let items: [Item]

    /// Reads an item's folder.
    init?(_ folder: URL) {
        guard let contents = folder.assetContents(Contents.self) else { return nil }
        switch contents.properties?.intent {
        case "template": isTemplate = true
        case "original": isTemplate = false
        default: isTemplate = nil
        }
        items = contents.items.compactMap { $0.item(in: folder) }
    }

    /// The file for light or dark surroundings and a display's scale.
    ///
    /// Of several scales it is the display's own, else the next larger one, else the largest.
    package func file(isDark: Bool, scale: Double) -> File? {
        let suited = items.compactMap { item in
            item.variant.rank(isDark: isDark).map { (rank: $0, item: item) }
        }
        guard let best = suited.map(\.rank).max() else { return nil }
        let equal = suited.filter { $0.rank == best }.map(\.item)
        if let vector = equal.first(where: \.isVector) { return vector.file }
        let files = equal.map(\.file).sorted { $0.scale < $1.scale }
        return files.first { $0.scale >= scale } ?? files.last
    }
}

extension ImageSet {
    fileprivate struct Contents: Decodable {
        struct Properties: Decodable {
            let intent: String?

            private enum CodingKeys: String, CodingKey {
                case intent = "template-rendering-intent"
            }
        }

        let properties: Properties?
        let items: [Entry]

        private enum CodingKeys: String, CodingKey {
            case properties
            case items = "images"
        }
    }

    fileprivate struct Entry: Decodable {
        let variant: AssetVariant
        let filename: String?
        let scale: String?

        private enum Keys: CodingKey {
            case filename
            case scale
        }

        init(from decoder: any Decoder) throws {
            variant = try AssetVariant(from: decoder)
            let container = try decoder.container(keyedBy: Keys.self)
            filename = try container.decodeIfPresent(String.self, forKey: .filename)
            scale = try container.decodeIfPresent(String.self, forKey: .scale)
        }

        func item(in folder: URL) -> Item? {
            guard let filename else { return nil }
            let isVector = ["svg", "pdf"].contains(
                filename.split(separator: ".").last?.lowercased() ?? "")
            let factor = scale.flatMap { Double($0.prefix { $0 != "x" }) } ?? 1
            return Item(
                variant: variant,
                file: File(
                    path: folder.appending(path: filename).path, scale: isVector ? 1 : factor),
                isVector: isVector)
        }
    }
}
