import CLibraryCalls
import CLinux
import CWidgetPlugin
import Glibc
import WidgetWire

/// Loads a plugin's shared library and has it register its widgets.
///
/// Belongs to the main thread.
struct PluginLibrary {
    /// The version of the plugin contract that this runner offers.
    static let abiVersion = UInt32(WIDGET_ABI_MAJOR) << 16 | UInt32(WIDGET_ABI_MINOR)

    private static let entrySymbol = "widget_plugin_entry"
    private typealias Entry =
        @convention(c) (
            UnsafePointer<widget_host>, UnsafeMutablePointer<widget_registry>
        ) -> UInt32

    private let path: String
    private let bundle: String
    private let locale: String?
    private let log: PluginLog
    private let center: Center

    init(_ arguments: RunnerArguments, log: PluginLog, center: Center) {
        path = FilePath.real(arguments.plugin) ?? arguments.plugin
        bundle =
            arguments.bundle.map { FilePath.real($0) ?? $0 } ?? FilePath.folder(of: path)
        locale = arguments.locale
        self.log = log
        self.center = center
    }

    /// Loads the library and has it register its widgets.
    func load() throws(RunnerError) -> LoadedPlugin {
        if let locale, let problem = UserLocale.load(locale) {
            log.write(.warning, "The plugin's Foundation does not follow the locale: \(problem).")
        }
        self_path_set(path)
        // Local, so that its symbols stay its own. Lazy, because Foundation calls thousands of
        // functions of other libraries, of which a widget needs few; functions that the plugin
        // itself lacks are an error below.
        guard let handle = dlopen(path, RTLD_LAZY | RTLD_LOCAL) else {
            throw .library(path: path, .notALibrary(loader: Self.loaderError()))
        }
        if let missing = linux_missing_function(handle) {
            throw .library(
                path: path,
                .notALibrary(loader: "undefined symbol: \(String(cString: missing))"))
        }
        guard let symbol = dlsym(handle, Self.entrySymbol) else {
            throw .library(
                path: path,
                .missingEntry(symbol: Self.entrySymbol, loader: Self.loaderError()))
        }
        return try register(unsafeBitCast(symbol, to: Entry.self))
    }

    private func register(_ entry: Entry) throws(RunnerError) -> LoadedPlugin {
        let registration = Registration(log: log)
        let version = entry(
            HostTable.make(bundle: bundle, log: log, center: center),
            RegistryTable.make(registration))
        registration.close()
        guard version >> 16 == UInt32(WIDGET_ABI_MAJOR) else {
            throw .library(
                path: path, .abiVersion(plugin: version, runner: Self.abiVersion))
        }
        if let problem = registration.problem { throw .registration(problem) }
        let plugin = LoadedPlugin(
            widgets: registration.widgets, controls: registration.controls,
            activities: registration.activities, handlers: registration.handlers,
            mainLoop: registration.mainLoop,
            previews: PreviewList(registration.previews, log: log),
            intents: IntentList(
                registration.intents, and: registration.moreIntents, log: log))
        guard !plugin.isEmpty else { throw .library(path: path, .noWidgets) }
        center.open(widgets: plugin.widgets.map(\.kind), controls: plugin.controls.map(\.kind))
        return plugin
    }

    private static func loaderError() -> String {
        dlerror().map { String(cString: $0) } ?? "unknown error"
    }
}
