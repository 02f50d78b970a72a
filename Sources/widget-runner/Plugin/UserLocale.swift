import Glibc

/// Loads the library that makes a plugin's Foundation follow the user's locale.
///
/// The library lies beside the runner.
enum UserLocale {
    private static let library = "libuser-locale.so"
    private typealias Setter = @convention(c) (UnsafePointer<CChar>) -> Void

    /// Loads the library.
    ///
    /// This must be done before the plugin's Foundation is loaded, and before the runner answers
    /// for the plugin's path.
    ///
    /// - Returns: The problem, if any; plugins then see Foundation's own locale.
    static func load(_ locale: String) -> String? {
        let runner = FilePath.resolved("/proc/self/exe")
        let path = "\(FilePath.folder(of: runner))/\(library)"
        guard let handle = dlopen(path, RTLD_NOW | RTLD_GLOBAL) else {
            return dlerror().map { String(cString: $0) } ?? "\(path) cannot be loaded"
        }
        guard let symbol = dlsym(handle, "user_locale_set") else {
            return "\(path) has no user_locale_set"
        }
        unsafeBitCast(symbol, to: Setter.self)(locale)
        return nil
    }
}
