// The names are those that authors write.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// What the user does in the app, to be taken up elsewhere.
///
/// Differs from Apple: it is kept in memory only; nothing is handed over, searched or predicted.
open class NSUserActivity: NSObject, @unchecked Sendable {
    // Unchecked: set up by one thread and then read, as on Apple's platforms.

    /// A name that systems use for an activity's continuation.
    public typealias PersistentIdentifier = String

    /// What kind of activity it is, in reverse DNS.
    public let activityType: String

    /// What the user sees it called.
    open var title: String?

    /// What is needed to take it up.
    open var userInfo: [AnyHashable: Any]?

    /// The keys of `userInfo` that are needed.
    open var requiredUserInfoKeys: Set<String>?

    /// Words to find it by.
    open var keywords: Set<String> = []

    /// The same activity on the web.
    open var webpageURL: URL?

    /// Whether `userInfo` is out of date.
    open var needsSave = false

    /// When it has lost its meaning.
    open var expirationDate: Date?

    /// Whether another device may take it up.
    open var isEligibleForHandoff = true

    /// Whether it can be searched for.
    open var isEligibleForSearch = false

    /// Whether others may see it.
    open var isEligibleForPublicIndexing = false

    /// Whether it may be proposed to the user.
    open var isEligibleForPrediction = false

    /// The words by which a user may ask for it: nobody asks here.
    open var suggestedInvocationPhrase: String?

    /// The name to delete it by.
    open var persistentIdentifier: PersistentIdentifier?

    /// What it is about.
    open var targetContentIdentifier: String?

    /// Makes an activity of a kind.
    public init(activityType: String) { self.activityType = activityType }

    /// Adds to what is needed to take it up.
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }

    /// Says that the user does it now.
    ///
    /// No effect here: nobody asks.
    open func becomeCurrent() {}

    /// Says that the user does it no longer.
    ///
    /// No effect here: nobody asks.
    open func resignCurrent() {}

    /// Ends it.
    ///
    /// No effect here: nobody asks.
    open func invalidate() {}
}

/// The kind of activity that opens a page of the web.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
