/// Makes what PortholeFoundation adds to Foundation known in files that import only Foundation, and CoreImage in
/// those that import UIKit, as on Apple's platforms: here CoreImage stands upon UIKit.
struct FoundationSource {
    /// The text of the target's files.
    let files: [String]

    /// The source file that does it.
    var text: String {
        let exports =
            ["PortholeFoundation"] + (files.contains(where: Self.importsUIKit) ? ["CoreImage"] : [])
        return "// Made by PortholeBuild: the whole target sees what one of its files exports.\n"
            + exports.map { "@_exported import \($0)\n" }.joined()
    }

    private static func importsUIKit(_ text: String) -> Bool {
        text.split(whereSeparator: \.isNewline).contains { line in
            let words = line.split(whereSeparator: \.isWhitespace)
            guard let keyword = words.firstIndex(of: "import"), keyword + 1 < words.count else {
                return false
            }
            return words[keyword + 1] == "UIKit" && !words[0].hasPrefix("//")
        }
    }
}
