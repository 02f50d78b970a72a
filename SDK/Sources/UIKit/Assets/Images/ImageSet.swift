import Foundation

/// An image set of an asset catalog.
package struct ImageSet: Sendable {
    /// The file of a variant.
    package struct File: Hashable, Sendable {
        /// The path of the file.
        package let path: String
        /// The number of pixels per point.
        package let scale: Double
        /// The parts that keep their size when the image is stretched; `nil` if it is not sliced.
        package let slicing: Slicing?

        init(path: String, scale: Double, slicing: Slicing? = nil) {
            self.path = path
            self.scale = scale
            self.slicing = slicing
        }
    }

    /// The slicing of an image, as defined in Xcode.
    package struct Slicing: Hashable, Sendable {
        /// Borders that keep their size, in points.
        package let top, left, bottom, right: Double
        /// Whether the parts between them are tiled.
        package let isTiled: Bool
    }

    fileprivate struct Item: Sendable {
        let variant: AssetVariant
        let file: File
        let isVector: Bool
    }

    /// Whether it is a template; `nil` if the catalog does not define it.
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
        file(AssetPlace(isDark: isDark), scale: scale)
    }

    func file(_ place: AssetPlace, scale: Double) -> File? {
        let suited = items.compactMap { item in
            item.variant.rank(place).map { (rank: $0, item: item) }
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
        /// The size of an app icon, in points.
        let size: String?
        let resizing: Resizing?

        private enum Keys: CodingKey {
            case filename
            case scale
            case size
            case resizing
        }

        init(from decoder: any Decoder) throws {
            variant = try AssetVariant(from: decoder)
            let container = try decoder.container(keyedBy: Keys.self)
            filename = try container.decodeIfPresent(String.self, forKey: .filename)
            scale = try container.decodeIfPresent(String.self, forKey: .scale)
            size = try container.decodeIfPresent(String.self, forKey: .size)
            resizing = try container.decodeIfPresent(Resizing.self, forKey: .resizing)
        }

        func item(in folder: URL) -> Item? {
            guard let filename else { return nil }
            let isVector = ["svg", "pdf"].contains(
                filename.split(separator: ".").last?.lowercased() ?? "")
            let factor = Self.factor(scale) ?? 1
            // An icon of 1024 pixels is that of 60 points, too.
            let perPoint = Self.factor(size).map { $0 * factor / Self.iconSize } ?? factor
            return Item(
                variant: variant,
                file: File(
                    path: folder.appending(path: filename).path, scale: isVector ? 1 : perPoint,
                    slicing: resizing?.slicing(scale: isVector ? 1 : factor)),
                isVector: isVector)
        }

        /// The size of an app icon on a phone, in points.
        private static let iconSize = 60.0

        /// `2x` is 2, and `60x60` is 60.
        private static func factor(_ text: String?) -> Double? {
            text.flatMap { Double($0.prefix { $0 != "x" }) }.flatMap { $0 > 0 ? $0 : nil }
        }
    }
}

/// Xcode's slicing of an image, in pixels.
private struct Resizing: Decodable {
    struct Insets: Decodable {
        let top, left, bottom, right: Double?
    }

    struct Center: Decodable {
        let mode: String?
    }

    let mode: String?
    let insets: Insets?
    let center: Center?

    private enum CodingKeys: String, CodingKey {
        case mode
        case insets = "cap-insets"
        case center
    }

    /// Returns nine parts, or three in a row or column, whose other borders are 0.
    func slicing(scale: Double) -> ImageSet.Slicing? {
        guard let insets, scale > 0 else { return nil }
        let points = { (pixels: Double?, isMeant: Bool) -> Double in
            guard isMeant, let pixels, pixels.isFinite else { return 0 }
            return max(0, pixels) / scale
        }
        let (across, down) = (mode != "3-part-vertical", mode != "3-part-horizontal")
        return ImageSet.Slicing(
            top: points(insets.top, down), left: points(insets.left, across),
            bottom: points(insets.bottom, down), right: points(insets.right, across),
            isTiled: center?.mode == "tile")
    }
}
