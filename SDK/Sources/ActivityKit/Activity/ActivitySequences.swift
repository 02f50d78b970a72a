// Sequences of the changes of activities. They end at once, since no activity is shown.

/// The changes of an activity; always empty.
public struct NoActivityUpdates<Element>: AsyncSequence, Sendable {
    /// Creates an iterator.
    public func makeAsyncIterator() -> Iterator { Iterator() }

    /// An iterator without elements.
    public struct Iterator: AsyncIteratorProtocol {
        /// Always returns `nil`.
        public mutating func next() async -> Element? { nil }
    }
}

extension Activity {
    /// The contents that the activity comes to show, with their dates; always empty.
    public var contentUpdates: NoActivityUpdates<ActivityContent<ContentState>> {
        NoActivityUpdates()
    }

    /// The contents that the activity comes to show; always empty.
    public var contentStateUpdates: NoActivityUpdates<ContentState> {
        NoActivityUpdates()
    }

    /// The states of the activity; always empty.
    public var activityStateUpdates: NoActivityUpdates<ActivityState> { NoActivityUpdates() }
    /// The tokens to which updates are pushed; always empty.
    public var pushTokenUpdates: NoActivityUpdates<Data> { NoActivityUpdates() }
    /// The new activities; always empty.
    public static var activityUpdates: NoActivityUpdates<Activity<Attributes>> {
        NoActivityUpdates()
    }
    /// The tokens to which requests for new activities are pushed; always empty.
    public static var pushToStartTokenUpdates: NoActivityUpdates<Data> { NoActivityUpdates() }
}

extension ActivityAuthorizationInfo {
    /// Whether activities may start, after each change; always empty.
    public var activityEnablementUpdates: NoActivityUpdates<Bool> { NoActivityUpdates() }
    /// Whether activities may be updated frequently, after each change; always empty.
    public var frequentPushEnablementUpdates: NoActivityUpdates<Bool> { NoActivityUpdates() }
}
