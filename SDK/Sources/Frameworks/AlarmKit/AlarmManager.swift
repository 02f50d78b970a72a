/// Schedules alarms.
///
/// Differs from Apple: authorization is always denied, and the log says so once. There are no
/// alarms, and scheduling one always reaches the limit.
public final class AlarmManager: Sendable {
    /// Whether the plugin may schedule alarms.
    public enum AuthorizationState: Codable, Hashable, Sendable {
        /// The user has not been asked yet.
        case notDetermined
        /// Access is denied.
        case denied
        /// Access is authorized.
        case authorized
    }

    /// An error of scheduling an alarm.
    public enum AlarmError: Error, Hashable, Sendable {
        /// The maximum number of alarms is reached.
        case maximumLimitReached
    }

    /// The shared instance.
    public static let shared = AlarmManager()

    private init() {}

    /// The authorization; always denied.
    public var authorizationState: AuthorizationState { .denied }

    /// The plugin's alarms: none.
    public var alarms: [Alarm] {
        get throws { [] }
    }

    /// Requests authorization; it is always denied.
    public func requestAuthorization() async throws -> AuthorizationState {
        refuse()
        return .denied
    }

    /// Schedules an alarm: throws ``AlarmError/maximumLimitReached``.
    public func schedule<Metadata: AlarmMetadata>(
        id: Alarm.ID, configuration: AlarmConfiguration<Metadata>
    ) async throws -> Alarm {
        refuse()
        throw AlarmError.maximumLimitReached
    }

    /// Restarts the countdown of an alarm; always throws, because there is none.
    public func countdown(id: Alarm.ID) throws { throw missing(id) }
    /// Pauses an alarm; always throws, because there is none.
    public func pause(id: Alarm.ID) throws { throw missing(id) }
    /// Resumes an alarm; always throws, because there is none.
    public func resume(id: Alarm.ID) throws { throw missing(id) }
    /// Stops an alarm; always throws, because there is none.
    public func stop(id: Alarm.ID) throws { throw missing(id) }
    /// Cancels an alarm; always throws, because there is none.
    public func cancel(id: Alarm.ID) throws { throw missing(id) }

    private func refuse() {
        PluginLog.warnOnce("Widgets cannot ring: AlarmKit is denied.")
    }

    private func missing(_ id: Alarm.ID) -> any Error {
        CocoaError(
            .featureUnsupported, userInfo: [NSDebugDescriptionErrorKey: "There is no alarm \(id)."])
    }
}

extension AlarmManager {
    /// The plugin's alarms after each change; there are no changes.
    public struct AlarmUpdates: AsyncSequence, Sendable {
        /// Creates an iterator.
        public func makeAsyncIterator() -> NoUpdates<[Alarm]> { NoUpdates() }
    }

    /// The authorization after each change; there are no changes.
    public struct AlarmAuthorizationStateUpdates: AsyncSequence, Sendable {
        /// Creates an iterator.
        public func makeAsyncIterator() -> NoUpdates<AuthorizationState> { NoUpdates() }
    }

    /// An iterator without elements.
    public struct NoUpdates<Element>: AsyncIteratorProtocol, Sendable {
        /// Always returns `nil`.
        public mutating func next() async -> Element? { nil }

        /// Always returns `nil`.
        public mutating func next(isolation actor: isolated (any Actor)?) async -> Element? { nil }
    }

    /// The plugin's alarms, whenever they change.
    public var alarmUpdates: some AsyncSequence<[Alarm], Never> { AlarmUpdates() }

    /// Whether the plugin may, whenever that changes.
    public var authorizationUpdates: some AsyncSequence<AuthorizationState, Never> {
        AlarmAuthorizationStateUpdates()
    }
}
