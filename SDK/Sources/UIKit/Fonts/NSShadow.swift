public import Foundation

/// A shadow.
open class NSShadow: NSObject, @unchecked Sendable {
    // Unchecked: set up by one thread and then read, as on Apple's platforms.

    private let mark = AttributeMark()
    /// The offset.
    open var shadowOffset = CGSize.zero
    /// The blur radius, in points.
    open var shadowBlurRadius: CGFloat = 0
    /// The color.
    open var shadowColor: Any?
}
