import PortholeFoundation

/// Why an activity could not start.
public enum ActivityAuthorizationError: Error, Hashable, Sendable {
    /// Its attributes are too large.
    case attributesTooLarge
    /// The user has turned activities off.
    case denied
    /// The system shows as many as it can.
    case globalMaximumExceeded
    /// The device has lost its data.
    case malformedActivityIdentifier
    /// The process may not start one.
    case missingProcessIdentifier
    /// The device could not keep it.
    case persistenceFailure
    /// The plugin shows as many as it may.
    case targetMaximumExceeded
    /// No activity of this name can be updated.
    case reconnectNotPermitted
    /// The device does not show activities.
    case unsupported
    /// The plugin's target does not have the right.
    case unentitled
    /// The app is not in front.
    case visibility
}

extension ActivityAuthorizationError: LocalizedError {
    /// A sentence for the user.
    public var errorDescription: String? {
        switch self {
        case .unsupported: "This host does not show live activities."
        default: "The live activity could not start: \(self)."
        }
    }

    /// The error of every request, which the plugin's log has once.
    static func refused<Attributes>(for type: Attributes.Type) -> ActivityAuthorizationError {
        PluginLog.warnOnce("Activity.request throws: this host does not show live activities.")
        return .unsupported
    }
}
