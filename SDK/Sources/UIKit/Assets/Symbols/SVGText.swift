/// An SVG, of which elements are looked up by their ids.
struct SVGText {
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

    /// Returns the text of the group with an id.
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

    /// Returns the range of the start tag with an id.
    private func tag(_ id: String) -> Range<String.Index>? {
        guard let name = text.range(of: " id=\"\(id)\""),
            let start = text[..<name.lowerBound].range(of: "<", options: .backwards),
            let end = text[name.upperBound...].range(of: ">")
        else { return nil }
        return start.lowerBound..<end.upperBound
    }
}
