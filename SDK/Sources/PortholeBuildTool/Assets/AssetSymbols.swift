/// The source file that Xcode generates for asset catalogs, with a constant for each color and
/// image.
struct AssetSymbols {
    private var names = AssetNames()
    private let bundle: String
    private let declared: DeclaredConstants

    /// Reads catalogs.
    ///
    /// - Parameters:
    ///   - bundle: Where they are when the plugin runs, in Swift.
    ///   - declared: What the target declares itself, which is left to it.
    init(_ catalogs: [String], in bundle: String, beside declared: DeclaredConstants) {
        self.bundle = bundle
        self.declared = declared
        for catalog in catalogs { names.add(AssetNames(in: catalog)) }
    }

    /// The generated source.
    var source: String {
        var lines = [
            "// Made by PortholeBuild from the target's asset catalogues.", "import Foundation",
            "import SwiftUI", "",
        ]
        lines += extend("ColorResource", names.colors, .resource("ColorResource", "Color"))
        lines += extend("Color", names.colors, .value("Color", "ColorResource"))
        lines += extend("UIColor", names.colors, .value("UIColor", "ColorResource", "resource: "))
        lines += extend(
            "ShapeStyle where Self == Color", flat(names.colors),
            .value("Color", "ColorResource"))
        lines += extend("ImageResource", names.images, .resource("ImageResource", "Image"))
        lines += extend("UIImage", names.images, .value("UIImage", "ImageResource", "resource: "))
        return lines.joined(separator: "\n") + "\n"
    }

    /// The form of a constant.
    private struct Style {
        let type: String
        let suffix: String
        let isResource: Bool
        var resource = ""
        var label = ""

        static func resource(_ type: String, _ suffix: String) -> Style {
            Style(type: type, suffix: suffix, isResource: true)
        }

        static func value(_ type: String, _ resource: String, _ label: String = "") -> Style {
            Style(
                type: type, suffix: String(resource.dropLast("Resource".count)),
                isResource: false, resource: resource, label: label)
        }
    }

    private func extend(
        _ type: String, _ folder: AssetNames.Folder, _ style: Style
    ) -> [String] {
        var rest = folder
        rest.names.removeAll {
            let symbol = AssetSymbolName.constant($0, without: style.suffix)
            return declared.contains(symbol, of: type.prefix { $0 != " " })
        }
        let members = members(of: rest, style, path: [], indent: "    ")
        return members.isEmpty ? [] : ["extension \(type) {"] + members + ["}", ""]
    }

    private func members(
        of folder: AssetNames.Folder, _ style: Style, path: [String], indent: String
    ) -> [String] {
        var lines: [String] = []
        var known: Set<String> = []
        for name in folder.names {
            let symbol = AssetSymbolName.constant(name, without: style.suffix)
            let isTaken = path.isEmpty && !style.isResource && Self.taken.contains(symbol)
            guard !isTaken, known.insert(symbol).inserted else { continue }
            lines.append(indent + constant(symbol, name, style, path))
        }
        for (name, inner) in folder.folders {
            let inside = members(of: inner, style, path: path + [name], indent: indent + "    ")
            guard !inside.isEmpty else { continue }
            lines.append(indent + "enum \(AssetSymbolName.namespace(name)) {")
            lines += inside + [indent + "}"]
        }
        return lines
    }

    private func constant(
        _ symbol: String, _ name: String, _ style: Style, _ path: [String]
    ) -> String {
        if style.isResource {
            let whole = (path + [name]).joined(separator: "/")
            return "static let \(symbol) = \(style.type)(name: \(whole.debugDescription), "
                + "bundle: \(bundle))"
        }
        let place = ([style.resource] + path.map(AssetSymbolName.namespace) + [symbol])
            .joined(separator: ".")
        return "static var \(symbol): \(style.type) { \(style.type)(\(style.label)\(place)) }"
    }

    /// Only those outside namespaces: a protocol has no nested types.
    private func flat(_ folder: AssetNames.Folder) -> AssetNames.Folder {
        AssetNames.Folder(names: folder.names, folders: [])
    }

    /// Colors that the frameworks have already; Xcode leaves them to these, too.
    private static let taken: Set<String> = [
        "black", "blue", "brown", "clear", "cyan", "darkGray", "gray", "green", "indigo",
        "lightGray", "magenta", "mint", "orange", "pink", "primary", "purple", "red", "secondary",
        "teal", "white", "yellow",
    ]
}
