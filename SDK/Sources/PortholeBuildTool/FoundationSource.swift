/// Makes PortholeFoundation's additions visible in files that import only Foundation, and CoreImage
/// and CoreText in files that import UIKit.
///
/// As on Apple's platforms; here these modules depend on UIKit.
struct FoundationSource {
    /// The texts of the target's files.
    let files: [String]
    /// Whether the package manager makes a bundle of the target's resources.
    let hasBundle: Bool

    /// The source file that does it.
    var text: String {
        let exports =
            ["PortholeFoundation"]
            + (files.contains(where: Self.importsUIKit) ? ["CoreImage", "CoreText"] : [])
        return "// Made by PortholeBuild: the whole target sees what one of its files exports.\n"
            + exports.map { "@_exported import \($0)\n" }.joined()
            + (files.contains(where: Self.fillsFormats) ? Self.formats : "")
            + (files.contains { $0.contains(".localizedString(") } ? Self.lookup : "")
            + (files.contains { $0.contains("forInfoDictionaryKey:") } ? Self.info : "")
            + (files.contains { $0.contains(".preferredLanguages") } ? Self.languages : "")
            + (files.contains { $0.contains(".preferredLocalizations") } ? Self.localizations : "")
            + alias(
                of: "DateFormatter", "_RelativeDateFormatter", for: "doesRelativeDateFormatting")
            + alias(of: "NumberFormatter", "_FractionNumberFormatter", for: "imumFractionDigits")
            + (lacksBundle ? Self.bundle : "")
    }

    private static func fillsFormats(_ text: String) -> Bool {
        ["String(format:", ".init(format:", "localizedStringWithFormat("].contains {
            text.contains($0)
        }
    }

    /// Returns an alias of Foundation's class for another, if a file calls for it by a word.
    ///
    /// None where the class is part of what the target has public: the alias is not.
    private func alias(of name: String, _ other: String, for word: String) -> String {
        let isPublic = files.contains { text in
            text.split(whereSeparator: \.isNewline).contains { line in
                line.contains(name) && (line.contains("public ") || line.contains("open "))
            }
        }
        guard !isPublic, files.contains(where: { $0.contains(word) }) else { return "" }
        return "\ntypealias \(name) = \(other)\n"
    }

    /// Whether the target asks for its bundle without having one, as code does that is made to suit
    /// both packages and Xcode's projects: `#if SWIFT_PACKAGE` is true in every package.
    private var lacksBundle: Bool {
        !hasBundle && files.contains { $0.contains("Bundle.module") }
            && !DeclaredConstants(in: files).contains("module", of: "Bundle")
    }

    private static let bundle = """

        extension Bundle {
            static var module: Bundle { .main }
        }

        """

    private static let formats = """

        extension String {
            init(format: __shared String, _ arguments: any CVarArg...) {
                self = ._filled(format, locale: nil, arguments: arguments)
            }
            init(format: __shared String, arguments: __shared [any CVarArg]) {
                self = ._filled(format, locale: nil, arguments: arguments)
            }
            init(format: __shared String, locale: __shared Locale?, _ arguments: any CVarArg...) {
                self = ._filled(format, locale: locale, arguments: arguments)
            }
            init(
                format: __shared String, locale: __shared Locale?, arguments: __shared [any CVarArg]
            ) {
                self = ._filled(format, locale: locale, arguments: arguments)
            }
            static func localizedStringWithFormat(
                _ format: String, _ arguments: any CVarArg...
            ) -> String {
                _filled(format, locale: .current, arguments: arguments)
            }
        }

        """

    private static let info = """

        extension Bundle {
            func object(forInfoDictionaryKey key: String) -> Any? {
                _object(forInfoDictionaryKey: key)
            }
        }

        """

    private static let languages = """

        extension Locale {
            static var preferredLanguages: [String] { _preferredLanguages }
        }
        extension NSLocale {
            static var preferredLanguages: [String] { Locale._preferredLanguages }
        }

        """

    private static let localizations = """

        extension Bundle {
            var preferredLocalizations: [String] { _preferredLocalizations }
        }

        """

    private static let lookup = """

        extension Bundle {
            func localizedString(
                forKey key: String, value: String?, table tableName: String?
            ) -> String {
                _localizedString(forKey: key, value: value, table: tableName)
            }
        }

        """

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
