import PortholeFoundation

/// Why an activity could not start.
public enum ActivityAuthorizationError: Error, Hashable, Sendable {
    /// The attributes are too large.
    case attributesTooLarge
    /// The user has turned live activities off.
    case denied
    /// The system shows as many activities as it can.
    case globalMaximumExceeded
    /// The identifier of the activity is malformed.
    case malformedActivityIdentifier
    /// The process that requests the activity has no identifier.
    case missingProcessIdentifier
    /// The system could not store the activity.
    case persistenceFailure
    /// The plugin shows as many activities as it may.
    case targetMaximumExceeded
    /// The plugin may not reconnect to the activity.
    case reconnectNotPermitted
    /// The device does not show live activities.
    case unsupported
    /// The target lacks the entitlement for live activities.
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

    /// Returns the error of every request, and logs it once.
    static func refused<Attributes>(for type: Attributes.Type) -> ActivityAuthorizationError {
        PluginLog.warnOnce("Activity.request throws: this host does not show live activities.")
        return .unsupported
    }
}
