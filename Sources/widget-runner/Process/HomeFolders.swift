import Glibc

/// What of the user's home a plugin may read, and what is hidden from it.
struct HomeFolders {
    private let home: String?
    private let libraries: [String]
    private let fonts: String?

    /// Fonts, shared libraries and toolchains that users keep among what is hidden.
    private static let shownInHome = [
        ".fonts", ".local/share/fonts", ".local/lib", ".local/share/swiftly", ".swiftly",
        ".swiftenv",
    ]

    /// Looks up the variables that the host has set.
    init(variable: (String) -> String? = HomeFolders.variable) {
        func path(_ name: String) -> String? {
            variable(name).flatMap { $0.hasPrefix("/") && $0 != "/" ? $0 : nil }
        }
        home = path("HOME")
        fonts = path("FONTCONFIG_FILE")
        libraries = (variable("LD_LIBRARY_PATH") ?? "").split(separator: ":").map(String.init)
            .filter { $0.hasPrefix("/") }
    }

    /// The home's hidden entries, where programs keep settings, keys and histories.
    var hidden: [String] {
        guard let home else { return [] }
        return FilePath.names(in: home).filter { $0.hasPrefix(".") }.map { "\(home)/\($0)" }
    }

    /// What lies among the hidden entries and is read nevertheless.
    var shown: [String] {
        let inHome = home.map { home in Self.shownInHome.map { "\(home)/\($0)" } } ?? []
        return inHome + libraries + [fonts.map(FilePath.folder)].compactMap(\.self)
    }

    static func variable(_ name: String) -> String? {
        getenv(name).map { String(cString: $0) }
    }
}
