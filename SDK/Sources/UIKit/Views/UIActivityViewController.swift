public import Foundation

/// Something to do with what is shared.
public class UIActivity: NSObject {
    /// What is done.
    public struct ActivityType: RawRepresentable, Hashable, Sendable {
        /// Apple's name.
        public let rawValue: String

        /// What a name says.
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

    /// Nil: there are no archives of screens.
    public required init?(coder: NSCoder) { return nil }
}
