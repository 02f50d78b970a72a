import Synchronization

/// A live activity.
///
/// Differs from Apple: none ever starts, since no host shows them yet; `request` says so.
public final class Activity<Attributes: ActivityAttributes>: Identifiable, Sendable {
    /// What changes.
    public typealias ContentState = Attributes.ContentState

    /// Identifies the activity.
    public let id: String
    // Unsafe but sound: never changed.
    nonisolated(unsafe) private let fixed: Attributes
    // Unsafe but sound: never changed.
    nonisolated(unsafe) private let current: ActivityContent<ContentState>

    private init(attributes: Attributes, content: ActivityContent<ContentState>) {
        id = UUID().uuidString
        fixed = attributes
        current = content
    }

    /// What stays.
    public var attributes: Attributes { fixed }
    /// The state it shows.
    public var content: ActivityContent<ContentState> { current }
    /// The state it shows.
    public var contentState: ContentState { current.state }
    /// Whether it is shown.
    public var activityState: ActivityState { .ended }
    /// How it is shown.
    public var activityStyle: ActivityStyle { .standard }
    /// Where its updates are sent; none are.
    public var pushToken: Data? { nil }

    /// The activities that are shown: none.
    public static var activities: [Activity<Attributes>] { [] }
    /// Where requests to start an activity are sent; none are.
    public static var pushToStartToken: Data? { nil }
}

extension Activity {
    /// Starts an activity.
    ///
    /// Here it always throws ``ActivityAuthorizationError/unsupported``.
    @discardableResult
    public static func request(
        attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil
    ) throws -> Activity<Attributes> {
        throw ActivityAuthorizationError.refused(for: Attributes.self)
    }

    /// Starts an activity.
    ///
    /// Here it always throws ``ActivityAuthorizationError/unsupported``.
    @discardableResult
    public static func request(
        attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil,
        style: ActivityStyle
    ) throws -> Activity<Attributes> {
        throw ActivityAuthorizationError.refused(for: Attributes.self)
    }

    /// Starts an activity at a date.
    ///
    /// Here it always throws ``ActivityAuthorizationError/unsupported``.
    @discardableResult
    public static func request(
        attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil,
        style: ActivityStyle = .standard, alertConfiguration: AlertConfiguration, start: Date
    ) throws -> Activity<Attributes> {
        throw ActivityAuthorizationError.refused(for: Attributes.self)
    }

    /// Starts an activity.
    ///
    /// Here it always throws ``ActivityAuthorizationError/unsupported``.
    @available(*, deprecated, message: "Pass an ActivityContent.")
    @discardableResult
    public static func request(
        attributes: Attributes, contentState: ContentState, pushType: PushType? = nil
    ) throws -> Activity<Attributes> {
        throw ActivityAuthorizationError.refused(for: Attributes.self)
    }
}
