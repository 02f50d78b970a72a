import Foundation

/// The symbol of an asset catalogue: its regular weight, cut out of the SVG that SF Symbols exports.
///
/// Differs from Apple: other weights are not drawn, and its layers are one.
package struct SymbolTemplate: Hashable, Sendable {
    /// The symbol alone, as an SVG.
    package let document: Data
    /// Where its baseline is, below its top.
    package let baseline: Double
    /// The document's own.
    let size: CGSize

    /// The size of the font in which the document has its own size: that of every template.
    package static let fontSize = 100.0
    /// How far symbols reach beyond capital letters, above and below, in heights of these.
    private static let reach = 0.35
    /// The longest file that is read.
    private static let longestFile = 4 * 1024 * 1024

    /// Reads an item's folder; nil where there is no template.
    init?(_ folder: URL) {
        let contents = folder.assetContents(Contents.self)
        guard let name = contents?.symbols.lazy.compactMap(\.filename).first,
            let data = try? Data(contentsOf: folder.appending(path: name)),
            data.count <= Self.longestFile
        else { return nil }
        self.init(svg: String(decoding: data, as: UTF8.self))
    }

    /// Cuts the regular weight out of a template, of its sizes the middle one, or else the small one.
    init?(svg: String) {
        let sizes = ["M", "S", "L"].lazy.compactMap { size in
            SVGText(svg).group("Regular-\(size)").map { (size, $0) }
        }
        guard let (size, group) = sizes.first else { return nil }
        let svg = SVGText(svg)
        guard let baseline = svg.number("y1", of: "Baseline-\(size)"),
            let capitals = svg.number("y1", of: "Capline-\(size)"),
            let left = svg.number("x1", of: "left-margin-Regular-\(size)")
                ?? svg.number("x1", of: "left-margin"),
            let right = svg.number("x1", of: "right-margin-Regular-\(size)")
                ?? svg.number("x1", of: "right-margin"),
            right > left, baseline > capitals
        else { return nil }
        let height = baseline - capitals
        let top = capitals - height * Self.reach
        self.baseline = baseline - top
        let (width, full) = (right - left, height * (1 + 2 * Self.reach))
        self.size = CGSize(width: width, height: full)
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

/// An SVG, of which elements are looked up by their ids.
private struct SVGText {
    private let text: String

    init(_ text: String) { self.text = text }

    /// A number of the element with an id.
    func number(_ attribute: String, of id: String) -> Double? {
        guard let tag = tag(id), let start = text[tag].range(of: " \(attribute)=\"") else {
            return nil
        }
        let value = text[start.upperBound..<tag.upperBound].prefix { $0 != "\"" }
        return Double(value).flatMap { $0.isFinite && abs($0) < 1e6 ? $0 : nil }
    }

    /// The whole text of the group with an id.
    func group(_ id: String) -> Substring? {
        guard let tag = tag(id), text[tag].hasPrefix("<g"), !text[tag].hasSuffix("/>") else {
            return nil
        }
        var depth = 1
        var rest = text[tag.upperBound...]
        while let next = rest.range(of: "<") {
            rest = rest[next.lowerBound...]
            if rest.hasPrefix("</g>") {
                depth -= 1
                if depth == 0 {
                    return text[tag.lowerBound..<rest.index(rest.startIndex, offsetBy: 4)]
                }
            } else if rest.hasPrefix("<g>") || rest.hasPrefix("<g ") {
                let end = rest.range(of: ">")?.lowerBound ?? rest.endIndex
                if rest[..<end].last != "/" { depth += 1 }
            }
            rest = rest.dropFirst()
        }
        return nil
    }

    /// Where the start tag with an id is.
    private func tag(_ id: String) -> Range<String.Index>? {
        guard let name = text.range(of: " id=\"\(id)\""),
            let start = text[..<name.lowerBound].range(of: "<", options: .backwards),
            let end = text[name.upperBound...].range(of: ">")
        else { return nil }
        return start.lowerBound..<end.upperBound
    }
}
