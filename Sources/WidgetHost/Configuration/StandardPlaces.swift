import Foundation
import Logging

extension HostConfiguration {
    /// The configuration for a program that the user runs: the usual places, in the usual order.
    ///
    /// Plugins are searched in `plugins`, `$PORTHOLE_PLUGINS` (separated by colons),
    /// `$XDG_DATA_HOME/porthole/plugins`, `/usr/local/lib/porthole/plugins`,
    /// `/usr/lib/porthole/plugins`, and `../lib/porthole/plugins` beside the executable. The runner
    /// is `$PORTHOLE_RUNNER`, or `../libexec/porthole/widget-runner` or `widget-runner` beside the
    /// executable, or an installed one.
    ///
    /// - Parameters:
    ///   - plugins: The directories that the user named, which are searched first.
    ///   - environment: The variables to read; the process's own by default.
    ///   - executable: The program's path; the process's own by default.
    public static func standard(
        plugins: [String] = [],
        environment: [String: String] = ProcessInfo.processInfo.environment,
        executable: String? = nil
    ) -> HostConfiguration {
        let places = StandardPlaces(
            environment: environment, executable: executable ?? StandardPlaces.thisExecutable)
        return HostConfiguration(
            pluginDirectories: places.pluginDirectories(plugins), runner: places.runner,
            cacheDirectory: places.cacheDirectory, dataDirectory: places.dataDirectory,
            containerDirectory: places.containerDirectory,
            environment: places.runnerEnvironment, locale: places.locale,
            timeZone: places.timeZone)
    }
}

/// The folders implied by the environment and by the place of the executable.
struct StandardPlaces {
    let environment: [String: String]
    let executable: String

    static var thisExecutable: String {
        (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
            ?? CommandLine.arguments.first ?? ""
    }

    func pluginDirectories(_ named: [String]) -> [PluginDirectory] {
        let listed = (environment["PORTHOLE_PLUGINS"] ?? "").split(separator: ":").map(String.init)
        let explicit = (named + listed).map { PluginDirectory($0) }
        let usual = [
            dataHome.map { "\($0)/porthole/plugins" }, "/usr/local/lib/porthole/plugins",
            "/usr/lib/porthole/plugins", staged("lib/porthole/plugins"),
        ].compactMap(\.self)
        return explicit + usual.map { PluginDirectory($0, isExplicit: false) }
    }

    var runner: String {
        if let named = value("PORTHOLE_RUNNER") { return AbsolutePath.of(named) }
        let candidates = [
            staged("libexec/porthole/widget-runner"), beside("widget-runner"),
            "/usr/local/libexec/porthole/widget-runner", "/usr/libexec/porthole/widget-runner",
        ]
        return candidates.first(where: FileManager.default.isExecutableFile) ?? candidates[0]
    }

    var cacheDirectory: String? {
        (absolute("XDG_CACHE_HOME") ?? value("HOME").map { "\($0)/.cache" })
            .map { "\($0)/porthole" }
    }

    var dataDirectory: String? { dataHome.map { "\($0)/porthole" } }

    var containerDirectory: String? { dataDirectory.map { "\($0)/containers" } }

    /// The variables that a plugin may need and that hold no secrets of the session.
    var runnerEnvironment: [String: String] {
        environment.filter { name, _ in
            Self.passedOn.contains(name) || name.hasPrefix("LC_")
        }
    }

    /// The POSIX locale without its encoding; `en_US` for the C locale and for names without a
    /// language.
    var locale: String {
        let named = value("LC_ALL") ?? value("LC_TIME") ?? value("LANG") ?? "C"
        let bare = named.prefix { $0 != "." && $0 != "@" }
        return bare != "POSIX" && LocaleName.hasLanguage(String(bare)) ? String(bare) : "en_US"
    }

    var timeZone: String {
        let named = value("TZ").map { $0.hasPrefix(":") ? String($0.dropFirst()) : $0 }
        return named.flatMap(TimeZone.init(identifier:))?.identifier
            ?? TimeZone.current.identifier
    }

    private static let passedOn: Set<String> = [
        "HOME", "USER", "LANG", "LANGUAGE", "TZ", "TMPDIR", "PATH", "LD_LIBRARY_PATH",
        "XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_DATA_DIRS", "XDG_STATE_HOME",
        "http_proxy", "https_proxy", "no_proxy", "HTTP_PROXY", "HTTPS_PROXY", "NO_PROXY",
        "SSL_CERT_FILE", "SSL_CERT_DIR",
    ]

    private var dataHome: String? {
        absolute("XDG_DATA_HOME") ?? value("HOME").map { "\($0)/.local/share" }
    }

    private func beside(_ name: String) -> String {
        AbsolutePath.of("\(executable)/../\(name)")
    }

    private func staged(_ path: String) -> String {
        AbsolutePath.of("\(executable)/../../\(path)")
    }

    /// A variable's value; nil when it is unset or empty.
    private func value(_ name: String) -> String? {
        environment[name].flatMap { $0.isEmpty ? nil : $0 }
    }

    /// A variable's value if it is an absolute path; the XDG rules ignore relative ones.
    private func absolute(_ name: String) -> String? {
        value(name).flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
}
