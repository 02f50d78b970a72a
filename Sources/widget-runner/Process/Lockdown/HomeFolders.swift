import Glibc

/// The user's home, and what of the user's a plugin reads wherever it lies.
struct HomeFolders {
    /// The home without links; nil where there is none.
    let home: String?
    private let libraries: [String]
    private let fonts: String?

    /// Fonts, shared libraries and toolchains that users keep among what is hidden.
    private static let shownInHome = [
        ".fonts", ".local/share/fonts", ".local/lib", ".local/share/swiftly", ".swiftly",
        ".swiftenv",
    ]

    /// Whether programs keep settings, keys and histories in an entry of the home: those of Snap have a folder
    /// that is seen.
    static func isHidden(_ name: String) -> Bool { name.hasPrefix(".") || name == "snap" }

    /// Looks up the variables that the host has set.
    init(variable: (String) -> String? = HomeFolders.variable) {
        func path(_ name: String) -> String? {
            variable(name).flatMap { $0.hasPrefix("/") && $0 != "/" ? $0 : nil }
        }
        home = path("HOME").flatMap(FilePath.real)
        fonts = path("FONTCONFIG_FILE")
        libraries = (variable("LD_LIBRARY_PATH") ?? "").split(separator: ":").map(String.init)
            .filter { $0.hasPrefix("/") }
    }

    /// The home, and where links lead that stand among its hidden entries.
    var closed: [String] {
        guard let home else { return [] }
        var closed = [home]
        FilePath.forEachEntry(of: home) { name, entry, _ in
            guard Self.isHidden(name), [DT_LNK, DT_UNKNOWN].contains(Int(entry.pointee.d_type))
            else { return }
            closed.append(FilePath.resolved("\(home)/\(name)"))
        }
        return closed
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
