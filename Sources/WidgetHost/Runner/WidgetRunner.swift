import Glibc

/// The `widget-runner` program, ready to be started for one plugin.
struct WidgetRunner: RunnerLauncher {
    private let spawn: ChildSpawn
    private let plugin: String
    private let container: FolderBound?
    private let temporary: TemporaryFiles?
    private let configuration: HostConfiguration

    /// Prepares the runner of `configuration` for a plugin's library, in a user's region.
    init(plugin: PluginFile, region: UserRegion, configuration: HostConfiguration) {
        // The runner ends at once if its parent is gone before it can ask the kernel to be told.
        var arguments = ["--plugin", plugin.library, "--parent", String(getpid())]
        arguments += ["--memory", String(configuration.policy.memoryLimit)]
        if let folder = plugin.folder { arguments += ["--bundle", folder] }
        arguments += ["--locale", region.locale]
        var environment = configuration.environment
        environment["TZ"] = region.timeZone
        // Swift's crash reporter is a process of its own, which a runner may not start; its handlers
        // would only make raised signals harmless.
        environment["SWIFT_BACKTRACE"] = "enable=no"
        environment["FONTCONFIG_FILE"] = configuration.fontConfiguration
        let container = PluginContainer(of: plugin, configuration)
        if let container {
            environment.merge(container.environment) { $1 }
            arguments += ["--container", container.path]
        }
        for folder in configuration.ownFolders { arguments += ["--hide", folder] }
        spawn = ChildSpawn(
            executable: configuration.runner, arguments: arguments, environment: environment)
        self.plugin = plugin.path
        self.container = container.map {
            FolderBound(path: $0.path, byteLimit: configuration.policy.containerLimit)
        }
        temporary = container.map { TemporaryFiles(path: $0.temporaryFolder) }
        self.configuration = configuration
    }

    func launch() async throws(HostError) -> any RunnerProcess {
        temporary?.removeUnlessUsed()
        if let container, container.isExceeded {
            throw HostError(
                .containerFull(
                    plugin: plugin, path: container.path, limit: container.byteLimit))
        }
        let policy = configuration.policy
        do throws(Errno) {
            return try await ChildProcess.start(
                spawn, logLineLimit: policy.logLineLimit,
                bounds: ChildBounds(threads: policy.threadLimit, folder: container),
                logger: configuration.logger)
        } catch {
            throw HostError(.runnerUnusable(path: spawn.executable, problem: error.words))
        }
    }
}

extension HostConfiguration {
    /// What the host keeps, and no plugin reads.
    fileprivate var ownFolders: [String] {
        [dataDirectory, cacheDirectory, containerDirectory].compactMap(\.self)
    }
}
