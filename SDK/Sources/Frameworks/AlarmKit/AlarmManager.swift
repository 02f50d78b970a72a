/// Schedules alarms.
///
/// Differs from Apple: the plugin may not, and the log says so once. It has no alarms, and its
/// limit of them is reached at once.
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

    /// Why an alarm cannot be scheduled.
    public enum AlarmError: Error, Hashable, Sendable {
        /// There are as many as there may be.
        case maximumLimitReached
    }

    /// The shared instance.
    public static let shared = AlarmManager()

    private init() {}

    /// Whether the plugin may: it may not.
    public var authorizationState: AuthorizationState { .denied }

    /// The plugin's alarms: none.
    public var alarms: [Alarm] {
        get throws { [] }
    }

    /// Asks the user: the plugin may not.
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

    /// Lets an alarm that rings count down anew: throws, since there is none.
    public func countdown(id: Alarm.ID) throws { throw missing(id) }
    /// Pauses an alarm that counts down: throws, since there is none.
    public func pause(id: Alarm.ID) throws { throw missing(id) }
    /// Lets a paused alarm count on: throws, since there is none.
    public func resume(id: Alarm.ID) throws { throw missing(id) }
    /// Ends an alarm that rings: throws, since there is none.
    public func stop(id: Alarm.ID) throws { throw missing(id) }
    /// Forgets an alarm: throws, since there is none.
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
    /// The plugin's alarms, whenever they change: they do not.
    public struct AlarmUpdates: AsyncSequence, Sendable {
        /// Begins the sequence.
        public func makeAsyncIterator() -> NoUpdates<[Alarm]> { NoUpdates() }
    }

    /// Whether the plugin may, whenever that changes: it does not.
    public struct AlarmAuthorizationStateUpdates: AsyncSequence, Sendable {
        /// Begins the sequence.
        public func makeAsyncIterator() -> NoUpdates<AuthorizationState> { NoUpdates() }
    }

    /// The end of a sequence in which nothing happens.
    public struct NoUpdates<Element>: AsyncIteratorProtocol, Sendable {
        /// Nothing.
        public mutating func next() async -> Element? { nil }

        /// Nothing.
        public mutating func next(isolation actor: isolated (any Actor)?) async -> Element? { nil }
    }

    /// The plugin's alarms, whenever they change.
    public var alarmUpdates: some AsyncSequence<[Alarm], Never> { AlarmUpdates() }

    /// Whether the plugin may, whenever that changes.
    public var authorizationUpdates: some AsyncSequence<AuthorizationState, Never> {
        AlarmAuthorizationStateUpdates()
    }
}
