public import FoundationNetworking

// Inlined into clients: compiled here, it would make every plugin load the libraries behind
// URLSession.
extension URLSessionConfiguration {
    /// Configures transfers that continue while the plugin does not run.
    ///
    /// Differs from Apple: transfers end with the plugin's process, and the log says so once.
    @_alwaysEmitIntoClient
    public class func background(withIdentifier identifier: String) -> URLSessionConfiguration {
        warnOfBackgroundTransfers()
        return .default
    }

    // Foundation on Linux declares it read-only: assigning uses this property, reading uses its
    // own.

    /// The app group whose container stores transfers.
    ///
    /// No effect here: there are no background transfers.
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public var sharedContainerIdentifier: String? {
        get { nil }
        set {}
    }

    /// Whether the app is launched when a transfer ends.
    ///
    /// No effect here: transfers end with the process.
    @_alwaysEmitIntoClient
    public var sessionSendsLaunchEvents: Bool {
        get { false }
        set {}
    }

    /// Whether a request waits for connectivity.
    ///
    /// No effect here: a request without a network fails at once.
    @_alwaysEmitIntoClient
    public var waitsForConnectivity: Bool {
        get { false }
        set {}
    }

    /// Whether requests may use expensive networks.
    ///
    /// No effect here: plugins cannot choose the network.
    @_alwaysEmitIntoClient
    public var allowsExpensiveNetworkAccess: Bool {
        get { true }
        set {}
    }

    /// Whether requests may use networks in Low Data Mode.
    ///
    /// No effect here: plugins cannot choose the network.
    @_alwaysEmitIntoClient
    public var allowsConstrainedNetworkAccess: Bool {
        get { true }
        set {}
    }
}

extension URLRequest {
    /// Whether the request may use expensive networks.
    ///
    /// No effect here: plugins cannot choose the network.
    @_alwaysEmitIntoClient
    public var allowsExpensiveNetworkAccess: Bool {
        get { true }
        set {}
    }

    /// Whether the request may use networks in Low Data Mode.
    ///
    /// No effect here: plugins cannot choose the network.
    @_alwaysEmitIntoClient
    public var allowsConstrainedNetworkAccess: Bool {
        get { true }
        set {}
    }

    /// Whether the request tries HTTP/3 first.
    ///
    /// No effect here: plugins cannot choose the protocol.
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
