import Glibc

/// The user's home, of which plugins can read only the visible files.
///
/// `$HOME` may be unset or name another folder, as under `sudo -E` and in sandboxes; then the home
/// in the system's user database is closed as well.
struct UserHome: Hashable {
    /// The home; nil when neither the variable nor the database names it.
    let path: String?
    /// Further homes, which are closed as a whole.
    let closed: [String]

    /// - Parameters:
    ///   - variable: The value of `$HOME`.
    ///   - recorded: The home in the user database.
    init(variable: String?, recorded: String? = UserHome.recorded) {
        func folder(_ path: String?) -> String? {
            path.flatMap { $0.hasPrefix("/") ? Self.withoutLinks($0) : nil }
                .flatMap { $0 == "/" ? nil : $0 }
        }
        let named = folder(variable)
        let recorded = folder(recorded)
        path = named == nil ? recorded : variable
        closed =
            switch (named, recorded) {
            case (nil, nil): ["/home", "/root"]
            case (let named?, let recorded?) where named != recorded: [recorded]
            default: []
            }
    }

    /// The home of the user this process runs as, from the system's user database.
    static let recorded: String? = {
        var entry = passwd()
        var found: UnsafeMutablePointer<passwd>?
        var strings = [CChar](repeating: 0, count: 16 * 1024)
        guard getpwuid_r(geteuid(), &entry, &strings, strings.count, &found) == 0, found != nil
        else { return nil }
        return entry.pw_dir.map { String(cString: $0) }
    }()

    private static func withoutLinks(_ path: String) -> String? {
        guard let real = realpath(path, nil) else { return nil }
        defer { free(real) }
        return String(cString: real)
    }
}
