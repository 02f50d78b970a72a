import Glibc

/// Starts the `widget-runner` program for one plugin.
struct PluginLauncher: RunnerLauncher {
    private let arguments: [String]
    private let environment: [String: String]
    private let plugin: PluginFile
    private let configuration: HostConfiguration
    private let use = ChildUse()

    /// Prepares the runner of `configuration` for a plugin's library, in a user's region.
    init(plugin: PluginFile, region: UserRegion, configuration: HostConfiguration) {
        // The runner ends at once if its parent is gone before it can ask the kernel for a death
        // signal.
        var arguments = ["--plugin", plugin.library, "--parent", String(getpid())]
        arguments += ["--memory", String(configuration.policy.memoryLimit)]
        if let folder = plugin.folder { arguments += ["--bundle", folder] }
        arguments += ["--locale", region.locale]
        var environment = configuration.environment
        environment["TZ"] = region.timeZone
        // Swift's crash reporter is a separate process, which a runner may not start, and its
        // handlers would only make raised signals harmless.
        environment["SWIFT_BACKTRACE"] = "enable=no"
        environment["FONTCONFIG_FILE"] = configuration.fontConfiguration
        let home = UserHome(variable: environment["HOME"])
        environment["HOME"] = home.path
        let closed = configuration.ownFolders + configuration.settingsFolders + home.closed
        for folder in closed { arguments += ["--hide", folder] }
        self.arguments = arguments
        self.environment = environment
        self.plugin = plugin
        self.configuration = configuration
    }

    func launch() async throws(HostError) -> any RunnerProcess {
        let policy = configuration.policy
        var spawn = ChildSpawn(
            executable: configuration.runner, arguments: arguments, environment: environment)
        let prepared = try await performBlocking { prepareContainer() }.get()
        let bounds = ChildBounds(policy, folder: prepared?.bound, use: use)
        if let excess = use.excess(of: bounds) {
            throw HostError(HostError.Code(excess, plugin: plugin.path))
        }
        if let container = prepared?.container {
            spawn.environment.merge(container.environment) { $1 }
            spawn.arguments += ["--container", container.path]
        }
        do throws(Errno) {
            return try await ChildProcess.start(
                spawn, logLineLimit: policy.logLineLimit,
                bounds: bounds,
                logger: configuration.logger)
        } catch {
            let advice =
                error.isShortage
                ? "try again when less is open and running"
                : "install it there, or set PORTHOLE_RUNNER to its path"
            throw HostError(
                .runnerUnusable(
                    path: configuration.runner, problem: "\(error.words); \(advice)",
                    isShortage: error.isShortage))
        }
    }

    /// Claims the plugin's container and empties its temporary folder; fails when the container is
    /// full.
    private func prepareContainer() -> Result<PreparedContainer?, HostError> {
        guard let container = PluginContainer.claim(for: plugin, configuration) else {
            return .success(nil)
        }
        TemporaryFiles(path: container.temporaryFolder).removeUnlessUsed()
        use.keep(in: container.useFile)
        let limit = configuration.policy.containerLimit
        let bound = FolderBound(path: container.path, byteLimit: limit)
        guard bound.isExceeded else {
            return .success(PreparedContainer(container: container, bound: bound))
        }
        return .failure(
            HostError(.containerFull(plugin: plugin.path, path: container.path, limit: limit)))
    }
}

/// A container that a plugin can be started in, with its bound.
private struct PreparedContainer {
    let container: PluginContainer
    let bound: FolderBound
}

extension ChildBounds {
    /// The bounds that a policy sets for a plugin's process.
    fileprivate init(_ policy: HostPolicy, folder: FolderBound?, use: ChildUse) {
        self.init(
            threads: policy.threadLimit, memory: policy.memoryLimit,
            mappings: policy.mappingLimit, watches: policy.watchLimit,
            inFlight: policy.inFlightLimit, folder: folder,
            writing: RateLimit(policy.writingLimit, each: HostPolicy.writingPeriod),
            reading: RateLimit(policy.readingLimit, each: HostPolicy.readingPeriod),
            running: RateLimit(
                burst: policy.computingLimit / .seconds(1), perSecond: HostPolicy.computingShare),
            use: use)
    }
}

extension HostConfiguration {
    /// The host's own folders, which plugins cannot read.
    fileprivate var ownFolders: [String] {
        [dataDirectory, cacheDirectory, containerDirectory].compactMap(\.self)
    }

    /// The folders of the user's settings, when they are not the usual hidden ones in the home.
    fileprivate var settingsFolders: [String] {
        ["XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME"].compactMap { environment[$0] }
            .filter { $0.hasPrefix("/") }
    }
}
