// The names are those that authors write.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// An activity of the user that another device or a search can continue.
///
/// Differs from Apple: it exists in memory only; nothing is handed off, indexed or predicted.
open class NSUserActivity: NSObject, @unchecked Sendable {
    // Unchecked: set up by one thread and then read, as on Apple's platforms.

    /// An identifier by which a saved activity can be deleted.
    public typealias PersistentIdentifier = String

    /// The type of the activity in reverse-DNS notation.
    public let activityType: String

    /// The title shown to the user.
    open var title: String?

    /// The data needed to continue the activity.
    open var userInfo: [AnyHashable: Any]?

    /// The keys of `userInfo` that are required to continue the activity.
    open var requiredUserInfoKeys: Set<String>?

    /// Keywords for search.
    open var keywords: Set<String> = []

    /// The web page that shows the same content.
    open var webpageURL: URL?

    /// Whether `userInfo` must be updated.
    open var needsSave = false

    /// The date after which the activity is no longer useful.
    open var expirationDate: Date?

    /// Whether another device may continue the activity.
    open var isEligibleForHandoff = true

    /// Whether the activity may be indexed for search.
    open var isEligibleForSearch = false

    /// Whether the activity may be indexed publicly.
    open var isEligibleForPublicIndexing = false

    /// Whether the activity may be suggested to the user.
    open var isEligibleForPrediction = false

    /// The phrase suggested for voice invocation; not used here.
    open var suggestedInvocationPhrase: String?

    /// The identifier by which the activity can be deleted.
    open var persistentIdentifier: PersistentIdentifier?

    /// Identifies the content of the activity.
    open var targetContentIdentifier: String?

    /// Creates an activity of a type.
    public init(activityType: String) { self.activityType = activityType }

    /// Adds entries to `userInfo`.
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }

    /// Marks the activity as current.
    ///
    /// No effect here: activities are not used by other devices.
    open func becomeCurrent() {}

    /// Marks the activity as no longer current.
    ///
    /// No effect here: activities are not used by other devices.
    open func resignCurrent() {}

    /// Invalidates the activity.
    ///
    /// No effect here: activities are not used by other devices.
    open func invalidate() {}
}

/// The type of an activity that opens a web page.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
