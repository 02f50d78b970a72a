import Foundation

/// A table of localized strings in all languages of a bundle.
struct StringTable: Sendable {
    typealias Texts = [String: LocalizedFormat]

    private var languages: [String: Texts] = [:]
    /// The language of the keys, if the table declares it.
    private var sourceLanguage: String?
    /// The language of a bundle that is itself an `lproj` folder, as in apps with their own
    /// language setting.
    private let ownLanguage: String?
    private var matches: [String: String] = [:]
    private let bundle: Bundle
    private lazy var developmentLanguage = sourceLanguage ?? bundle.developmentRegion

    /// Loads the `.xcstrings`, `.stringsdict` and `.strings` files of a table.
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

    /// Returns the format for a key in a language, or else in the development language.
    mutating func format(_ key: String, in locale: Locale) -> (LocalizedFormat, language: String)? {
        // Most plugins have no table; reading the rest of the bundle takes a millisecond.
        if languages.isEmpty { return nil }
        for language in [match(locale), developmentLanguage, ownLanguage ?? "Base"] {
            if let format = languages[language]?[key] { return (format, language) }
        }
        return nil
    }

    /// The languages that a bundle has folders for, or texts in its standard table.
    static func languages(of bundle: Bundle) -> Set<String> {
        let folders = bundle.resourceFolders.flatMap(folders).compactMap(language)
        return Set(folders).union(StringTable("Localizable", in: bundle).languages.keys)
    }

    /// Returns the table's language that best matches a locale.
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
        // The first file wins: plurals of a `.stringsdict` take precedence over strings.
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

    /// Returns the language of a folder such as `de.lproj`.
    private static func language(of folder: URL) -> String? {
        guard folder.pathExtension == "lproj" else { return nil }
        return folder.deletingPathExtension().lastPathComponent
    }
}

extension Bundle {
    /// The development language of the bundle.
    var developmentRegion: String {
        // `developmentLocalization` traps in a bundle without an Info.plist.
        let region = infoDictionary?["CFBundleDevelopmentRegion"]
        return region as? String ?? "en"
    }

    /// The folders that may contain resources: the resource folder, and the bundle itself if it is
    /// flat.
    fileprivate var resourceFolders: [URL] {
        guard let resources = resourceURL, resources.path != bundleURL.path else {
            return [bundleURL]
        }
        return [resources, bundleURL]
    }
}
