public import Foundation

/// An activity for shared items.
public class UIActivity: NSObject {
    /// The type of an activity.
    public struct ActivityType: RawRepresentable, Hashable, Sendable {
        /// The raw value, the same as on Apple's platforms.
        public let rawValue: String

        /// Creates a value from its raw name.
        public init(rawValue: String) { self.rawValue = rawValue }
    }
}

/// A sheet for sharing items, which widgets do not present.
@MainActor @preconcurrency
open class UIActivityViewController: UIViewController {
    /// Activities that are not offered.
    open var excludedActivityTypes: [UIActivity.ActivityType]?

    /// Creates a sheet for items.
    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        super.init(nibName: nil, bundle: nil)
    }

    /// Always returns `nil`, because view controllers cannot be decoded from archives.
    public required init?(coder: NSCoder) { return nil }
}
