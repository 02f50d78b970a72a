import Glibc
import WidgetWire

/// The user's home, and the user's files that a plugin can read wherever they lie.
struct HomeFolders {
    /// The home with links resolved; nil when there is none.
    let home: String?
    private let libraries: [String]
    private let fonts: String?

    /// Fonts, shared libraries and toolchains that lie among the hidden entries.
    private static let shownInHome = [
        ".fonts", ".local/share/fonts", ".local/lib", ".local/share/swiftly", ".swiftly",
        ".swiftenv",
    ]

    /// Whether an entry of the home holds the settings, keys and histories of programs.
    ///
    /// Those of Snap are in a folder with a visible name.
    static func isHidden(_ name: String) -> Bool { name.beginsWithBytes(of: ".") || name == "snap" }

    /// Reads the variables that the host has set.
    init(variable: (String) -> String? = HomeFolders.variable) {
        func path(_ name: String) -> String? {
            variable(name).flatMap { $0.hasPrefix("/") && $0 != "/" ? $0 : nil }
        }
        home = path("HOME").flatMap(FilePath.real)
        fonts = path("FONTCONFIG_FILE")
        libraries = (variable("LD_LIBRARY_PATH") ?? "").split(separator: ":").map(String.init)
            .filter { $0.hasPrefix("/") }
    }

    /// The home, and the targets of links among its hidden entries.
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

    /// The paths that can be read although they are hidden.
    var shown: [String] {
        let inHome = home.map { home in Self.shownInHome.map { "\(home)/\($0)" } } ?? []
        return inHome + libraries + [fonts.map(FilePath.folder)].compactMap(\.self)
    }

    static func variable(_ name: String) -> String? {
        getenv(name).map { String(cString: $0) }
    }
}
