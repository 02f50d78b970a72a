import Logging

/// Where a host finds plugins, its runner and its cache, and what it allows.
public struct HostConfiguration: Sendable {
    /// The directories that plugins are searched in; the first one that has a kind wins.
    public var pluginDirectories: [PluginDirectory]
    /// The absolute path of `widget-runner`.
    public var runner: String
    /// The folder for caches, created when missing; nil caches nothing.
    public var cacheDirectory: String?
    /// The folder for the widgets that the user has placed, created when missing; nil keeps
    /// nothing.
    public var dataDirectory: String?
    /// The folder for the plugins' own files, created when missing; nil leaves them to the user's
    /// usual folders.
    public var containerDirectory: String?
    /// A `fonts.conf` that runners use instead of the system's; nil for the system's.
    public var fontConfiguration: String?
    /// Deadlines, retries and bounds.
    public var policy: HostPolicy
    /// The environment variables that a runner gets; it gets no others.
    public var environment: [String: String]
    /// The locale of requests that name none, such as `en_US`.
    public var locale: String
    /// The IANA time zone of requests that name none, such as `Europe/Berlin`.
    public var timeZone: String
    /// The logger for the host's own messages and for what plugins print.
    ///
    /// Its handler is called on a thread of the host's and may take its time: of the messages that
    /// wait for it, those beyond 2,000 are dropped. ``WidgetHost/shutDown()`` waits until all are
    /// handled.
    public var logger: Logger

    /// The key of a log line's metadata that marks the reason why a picture stays empty.
    package static let pictureKey = "picture"

    /// Makes a configuration by hand; most programs use
    /// ``standard(plugins:environment:executable:)``.
    public init(
        pluginDirectories: [PluginDirectory], runner: String, cacheDirectory: String? = nil,
        dataDirectory: String? = nil, containerDirectory: String? = nil,
        fontConfiguration: String? = nil,
        policy: HostPolicy = .standard,
        environment: [String: String] = [:], locale: String = "en_US", timeZone: String = "UTC",
        logger: Logger = Logger(label: "porthole.host")
    ) {
        self.pluginDirectories = pluginDirectories
        self.runner = runner
        self.cacheDirectory = cacheDirectory
        self.dataDirectory = dataDirectory
        self.containerDirectory = containerDirectory
        self.fontConfiguration = fontConfiguration
        self.policy = policy
        self.environment = environment
        self.locale = locale
        self.timeZone = timeZone
        self.logger = logger
    }
}
