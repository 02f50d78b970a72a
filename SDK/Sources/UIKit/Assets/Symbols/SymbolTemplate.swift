import Foundation

/// A custom symbol of an asset catalog in a weight, extracted from the SVG that SF Symbols exports.
///
/// Differs from Apple: its layers are one, and what reaches beyond its margins makes it wider.
package struct SymbolTemplate: Hashable, Sendable {
    /// The symbol alone, as an SVG.
    package let document: Data
    /// The distance of the baseline from the top.
    package let baseline: Double
    /// The size of the document.
    let size: CGSize

    /// The font size at which the document has its own size, which is the same for all templates.
    package static let fontSize = 100.0
    /// How far symbols extend above and below capital letters, relative to their height.
    private static let reach = 0.35
    /// The longest file that is read.
    private static let longestFile = 4 * 1024 * 1024

    /// Reads an item's folder; `nil` if it has no template.
    ///
    /// - Parameter weight: Of the font, 100 to 900.
    init?(_ folder: URL, weight: Int) {
        let contents = folder.assetContents(Contents.self)
        guard let name = contents?.symbols.lazy.compactMap(\.filename).first,
            let data = try? Data(contentsOf: folder.appending(path: name)),
            data.count <= Self.longestFile
        else { return nil }
        self.init(svg: String(decoding: data, as: UTF8.self), weight: weight)
    }

    /// Cuts a weight out of a template, of its sizes the middle one, or else the small one.
    init?(svg text: String, weight: Int = 400) {
        let svg = SVGText(text)
        let found = ["M", "S", "L"].lazy.compactMap { size in
            SymbolVariant(svg, size: size, weight: weight).map { (size, $0) }
        }
        guard let (size, variant) = found.first,
            let baseline = svg.number("y1", of: "Baseline-\(size)"),
            let capitals = svg.number("y1", of: "Capline-\(size)"), baseline > capitals
        else { return nil }
        let height = baseline - capitals
        let top = capitals - height * Self.reach
        self.baseline = baseline - top
        let bounds = SymbolBounds(group: variant.group)
        let left = min(variant.left, bounds?.left ?? variant.left)
        let right = max(variant.right, bounds?.right ?? variant.right)
        let (width, full) = (right - left, height * (1 + 2 * Self.reach))
        self.size = CGSize(width: width, height: full)
        let group = SymbolClearings(template: text).made(in: variant.group)
        document = Data(
            """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(full)" \
            viewBox="\(left) \(top) \(width) \(full)">\(group)</svg>
            """.utf8)
    }

    private struct Contents: Decodable {
        struct File: Decodable {
            let filename: String?
        }

        let symbols: [File]
    }
}
