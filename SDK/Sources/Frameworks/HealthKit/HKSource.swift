public import Foundation

/// The source of health data.
open class HKSource: NSObject, @unchecked Sendable {
    // Unchecked: it is immutable.

    /// The title.
    open var name: String {
        Bundle.main.infoDictionary?["CFBundleName"] as? String ?? ""
    }
    /// The bundle identifier.
    open var bundleIdentifier: String { Bundle.main.bundleIdentifier ?? "" }

    /// Returns the source for this plugin.
    open class func `default`() -> HKSource { HKSource() }
}

/// The version of a source of health data.
open class HKSourceRevision: NSObject, @unchecked Sendable {
    // Unchecked: it is immutable.

    /// The source.
    public let source: HKSource

    init(source: HKSource) { self.source = source }
}
