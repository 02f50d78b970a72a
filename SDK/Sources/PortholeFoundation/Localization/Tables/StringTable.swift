import Foundation

/// A table of localised texts, in all languages that a bundle has it in.
struct StringTable: Sendable {
    typealias Texts = [String: LocalizedFormat]

    private var languages: [String: Texts] = [:]
    /// The language of the keys, of a table that says so.
    private var sourceLanguage: String?
    /// That of a bundle which is one language's folder, as programs make it that let users choose.
    private let ownLanguage: String?
    private var matches: [String: String] = [:]
    private let bundle: Bundle
    private lazy var developmentLanguage = sourceLanguage ?? bundle.developmentRegion

    /// Reads what the bundle has of a table: `.xcstrings`, `.stringsdict` and `.strings` files.
    init(_ name: String, in bundle: Bundle) {
        self.bundle = bundle
        ownLanguage = Self.language(of: bundle.bundleURL)
        for folder in bundle.resourceFolders {
            add(catalogue: folder.appending(path: "\(name).xcstrings"))
            add(name, in: folder, ownLanguage ?? "Base")
            for inside in Self.folders(in: folder) {
                if let language = Self.language(of: inside) { add(name, in: inside, language) }
            }
        }
    }

    /// What the table has for a key in a language, or in the development language.
    mutating func format(_ key: String, in locale: Locale) -> (LocalizedFormat, language: String)? {
        // Most plugins have no table, and to read what else their bundle says takes a millisecond.
        if languages.isEmpty { return nil }
        for language in [match(locale), developmentLanguage, ownLanguage ?? "Base"] {
            if let format = languages[language]?[key] { return (format, language) }
        }
        return nil
    }

    /// The table's language that is nearest to a locale's.
    private mutating func match(_ locale: Locale) -> String {
        if let match = matches[locale.identifier] { return match }
        let match = LanguageMatch(locale).best(of: languages.keys) ?? developmentLanguage
        matches[locale.identifier] = match
        return match
    }

    private mutating func add(_ name: String, in folder: URL, _ language: String) {
        add(StringsDictionary.texts(folder.appending(path: "\(name).stringsdict")), language)
        add(StringsFile.texts(folder.appending(path: "\(name).strings")), language)
    }

    private mutating func add(_ texts: Texts, _ language: String) {
        // What was read first counts: a plural in the dictionary stands for the same key in the strings.
        if texts.isEmpty { return }
        languages[language, default: [:]].merge(texts) { first, _ in first }
    }

    private mutating func add(catalogue url: URL) {
        guard let catalogue = StringCatalog(url) else { return }
        sourceLanguage = catalogue.sourceLanguage
        for (language, texts) in catalogue.texts() { add(texts, language) }
    }

    private static func folders(in folder: URL) -> [URL] {
        let contents = try? FileManager.default.contentsOfDirectory(
            at: folder, includingPropertiesForKeys: nil)
        return contents ?? []
    }

    /// The language of a folder such as `de.lproj`.
    private static func language(of folder: URL) -> String? {
        guard folder.pathExtension == "lproj" else { return nil }
        return folder.deletingPathExtension().lastPathComponent
    }
}

extension Bundle {
    /// The language that its resources were made in first.
    fileprivate var developmentRegion: String {
        // `developmentLocalization` traps in a bundle without an Info.plist.
        let region = infoDictionary?["CFBundleDevelopmentRegion"]
        return region as? String ?? "en"
    }

    /// Where resources may lie: the folder for them, and the bundle itself in a flat one.
    fileprivate var resourceFolders: [URL] {
        guard let resources = resourceURL, resources.path != bundleURL.path else {
            return [bundleURL]
        }
        return [resources, bundleURL]
    }
}
