// Sequences of what happens to activities. They end at once: nothing happens to any.

/// What happens to an activity: nothing.
public struct NoActivityUpdates<Element>: AsyncSequence, Sendable {
    /// Begins the sequence.
    public func makeAsyncIterator() -> Iterator { Iterator() }

    /// The end of the sequence.
    public struct Iterator: AsyncIteratorProtocol {
        /// Nothing.
        public mutating func next() async -> Element? { nil }
    }
}

extension Activity {
    /// The states it comes to show.
    public var contentUpdates: NoActivityUpdates<ActivityContent<ContentState>> {
        NoActivityUpdates()
    }

    /// The states it comes to show.
    public var contentStateUpdates: NoActivityUpdates<ContentState> {
        NoActivityUpdates()
    }

    /// Whether it is shown, whenever that changes.
    public var activityStateUpdates: NoActivityUpdates<ActivityState> { NoActivityUpdates() }
    /// Where its updates are sent, whenever that changes.
    public var pushTokenUpdates: NoActivityUpdates<Data> { NoActivityUpdates() }
    /// The activities that start.
    public static var activityUpdates: NoActivityUpdates<Activity<Attributes>> {
        NoActivityUpdates()
    }
    /// Where requests to start one are sent, whenever that changes.
    public static var pushToStartTokenUpdates: NoActivityUpdates<Data> { NoActivityUpdates() }
}

extension ActivityAuthorizationInfo {
    /// Whether activities may start, whenever that changes.
    public var activityEnablementUpdates: NoActivityUpdates<Bool> { NoActivityUpdates() }
    /// Whether activities may be updated often, whenever that changes.
    public var frequentPushEnablementUpdates: NoActivityUpdates<Bool> { NoActivityUpdates() }
}
