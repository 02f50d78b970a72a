public import Foundation

/// Something to do with what is shared.
public class UIActivity: NSObject {
    /// What is done.
    public struct ActivityType: RawRepresentable, Hashable, Sendable {
        /// The raw value, the same as on Apple's platforms.
        public let rawValue: String

        /// Creates a value from its raw name.
        public init(rawValue: String) { self.rawValue = rawValue }
    }
}

/// A screen to share things with; a widget presents none.
@MainActor
open class UIActivityViewController: UIViewController {
    /// What is not offered.
    open var excludedActivityTypes: [UIActivity.ActivityType]?

    /// Shares things.
    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        super.init(nibName: nil, bundle: nil)
    }

    /// Always returns `nil`, because view controllers cannot be decoded from archives.
    public required init?(coder: NSCoder) { return nil }
}
