public import FoundationNetworking

extension URLSessionConfiguration {
    /// Transfers that go on while the plugin does not run.
    ///
    /// Differs from Apple: they end with the plugin's process, and the log says so once.
    public class func background(withIdentifier identifier: String) -> URLSessionConfiguration {
        PluginLog.warnOnce("A background URLSession's transfers end with the plugin's process.")
        return .default
    }

    /// A name for transfers that go on; `nil`, because none do.
    public var identifier: String? { nil }

    /// Whether transfers may wait for a better moment.
    ///
    /// No effect here: they begin at once.
    public var isDiscretionary: Bool {
        get { false }
        set {}
    }

    /// Whether the app is started when a transfer ends.
    ///
    /// No effect here: transfers end with the process.
    public var sessionSendsLaunchEvents: Bool {
        get { false }
        set {}
    }

    /// Whether a request waits until there is a network.
    ///
    /// No effect here: a request without one fails at once.
    public var waitsForConnectivity: Bool {
        get { false }
        set {}
    }
}
