public import Foundation

/// A shadow.
open class NSShadow: NSObject, @unchecked Sendable {
    // Unchecked: set up by one thread and then read, as on Apple's platforms.

    private let mark = AttributeMark()
    /// How far it lies away.
    open var shadowOffset = CGSize.zero
    /// How soft it is, in points.
    open var shadowBlurRadius: CGFloat = 0
    /// Its colour.
    open var shadowColor: Any?
}
