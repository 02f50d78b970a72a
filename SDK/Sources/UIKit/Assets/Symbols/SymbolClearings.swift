import Foundation

/// The layers of a symbol that clear the content behind them, such as the ring around a badge.
///
/// SF Symbols exports them as invisible paths, of classes that the template's style names.
struct SymbolClearings {
    private let classes: Set<Substring>

    /// The size of a mask, which exceeds that of any template.
    private static let reach = 10_000

    /// Reads a template.
    init(template: String) {
        let rules = template.split(separator: "}").filter {
            $0.contains("-sfsymbols-clear-behind:true")
        }
        classes = Set(rules.compactMap(Self.monochromeClass))
    }

    /// `.monochrome-3 {opacity:0.0` names `monochrome-3`.
    private static func monochromeClass(_ rule: Substring) -> Substring? {
        guard let dot = rule.range(of: ".monochrome-") else { return nil }
        return rule[rule.index(after: dot.lowerBound)...].prefix { !" :{".contains($0) }
    }

    /// Returns the group of a symbol with such layers cut out of the content before them.
    func made(in group: String) -> String {
        guard !classes.isEmpty, let start = group.firstIndex(of: ">") else { return group }
        var before = ""
        var rest = group[group.index(after: start)...]
        var count = 0
        while let path = rest.range(of: "<path"), let end = rest[path.upperBound...].range(of: "/>")
        {
            before += rest[..<path.lowerBound]
            let element = rest[path.lowerBound..<end.upperBound]
            rest = rest[end.upperBound...]
            if clears(element) {
                count += 1
                before = Self.cleared(before, by: element, name: "clearing-\(count)")
            } else {
                before += element
            }
        }
        return group[...start] + before + rest
    }

    private func clears(_ path: Substring) -> Bool {
        guard let name = path.range(of: " class=\"") else { return false }
        return path[name.upperBound...].prefix { $0 != "\"" }.split(separator: " ")
            .contains(where: classes.contains)
    }

    private static func cleared(_ text: String, by path: Substring, name: String) -> String {
        // Groups inside a symbol's group are open here; the layer is left out then, as invisible as
        // it is.
        if text.contains("<g") && !text.hasPrefix("<mask") { return text }
        return """
            <mask id="\(name)" maskUnits="userSpaceOnUse" x="-\(reach)" y="-\(reach)" \
            width="\(2 * reach)" height="\(2 * reach)"><rect x="-\(reach)" y="-\(reach)" \
            width="\(2 * reach)" height="\(2 * reach)" fill="white"/><g fill="black">\(path)</g></mask>\
            <g mask="url(#\(name))">\(text)</g>
            """
    }
}
