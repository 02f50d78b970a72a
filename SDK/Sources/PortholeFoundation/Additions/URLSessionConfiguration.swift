public import FoundationNetworking

// Compiled into what uses it: code here would have every plugin load the libraries behind URLSession.
extension URLSessionConfiguration {
    /// Transfers that go on while the plugin does not run.
    ///
    /// Differs from Apple: they end with the plugin's process, and the log says so once.
    @_alwaysEmitIntoClient
    public class func background(withIdentifier identifier: String) -> URLSessionConfiguration {
        warnOfBackgroundTransfers()
        return .default
    }

    // Foundation on Linux has it to be read only: setting takes this one, reading its own.

    /// The app group whose folder transfers go to.
    ///
    /// No effect here: there are no background transfers.
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public var sharedContainerIdentifier: String? {
        get { nil }
        set {}
    }

    /// Whether the app is started when a transfer ends.
    ///
    /// No effect here: transfers end with the process.
    @_alwaysEmitIntoClient
    public var sessionSendsLaunchEvents: Bool {
        get { false }
        set {}
    }

    /// Whether a request waits until there is a network.
    ///
    /// No effect here: a request without one fails at once.
    @_alwaysEmitIntoClient
    public var waitsForConnectivity: Bool {
        get { false }
        set {}
    }

    /// Whether a request may go over networks that cost much.
    ///
    /// No effect here: the network is not chosen by plugins.
    @_alwaysEmitIntoClient
    public var allowsExpensiveNetworkAccess: Bool {
        get { true }
        set {}
    }

    /// Whether a request may go over networks that the user saves.
    ///
    /// No effect here: the network is not chosen by plugins.
    @_alwaysEmitIntoClient
    public var allowsConstrainedNetworkAccess: Bool {
        get { true }
        set {}
    }
}

extension URLRequest {
    /// Whether the request may go over networks that cost much.
    ///
    /// No effect here: the network is not chosen by plugins.
    @_alwaysEmitIntoClient
    public var allowsExpensiveNetworkAccess: Bool {
        get { true }
        set {}
    }

    /// Whether the request may go over networks that the user saves.
    ///
    /// No effect here: the network is not chosen by plugins.
    @_alwaysEmitIntoClient
    public var allowsConstrainedNetworkAccess: Bool {
        get { true }
        set {}
    }

    /// Whether the server is asked by HTTP/3 first.
    ///
    /// No effect here: the protocol is not chosen by plugins.
    @_alwaysEmitIntoClient
    public var assumesHTTP3Capable: Bool {
        get { false }
        set {}
    }
}

@usableFromInline
func warnOfBackgroundTransfers() {
    PluginLog.warnOnce("A background URLSession's transfers end with the plugin's process.")
}
