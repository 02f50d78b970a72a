import Synchronization

/// A live activity.
///
/// Differs from Apple: none ever starts, since no host shows them yet; `request` says so.
public final class Activity<Attributes: ActivityAttributes>: Identifiable, Sendable {
    /// The content that changes while the activity is shown.
    public typealias ContentState = Attributes.ContentState

    /// The identifier of the activity.
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

    /// The content that does not change.
    public var attributes: Attributes { fixed }
    /// The content that changes, with its dates.
    public var content: ActivityContent<ContentState> { current }
    /// The content that changes.
    public var contentState: ContentState { current.state }
    /// The state of the activity; always ended.
    public var activityState: ActivityState { .ended }
    /// How long the activity is shown.
    public var activityStyle: ActivityStyle { .standard }
    /// The token to which updates are pushed; always `nil`.
    public var pushToken: Data? { nil }

    /// The current activities; always empty.
    public static var activities: [Activity<Attributes>] { [] }
    /// The token to which requests for new activities are pushed; always `nil`.
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
