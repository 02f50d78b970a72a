/// An object that receives events; a widget receives none.
///
/// Differs from Apple: it is not an `NSObject`, whose initialiser belongs to no thread here.
@MainActor @preconcurrency
open class UIResponder {
    /// Creates a responder.
    public init() {}

    /// Whether the object is the first responder; always `false`.
    open var isFirstResponder: Bool { false }

    /// Always returns `false`, because no view of a widget has the focus.
    @discardableResult
    open func becomeFirstResponder() -> Bool { false }

    /// Always returns `false`, because no view of a widget has the focus.
    @discardableResult
    open func resignFirstResponder() -> Bool { false }
}

extension UIResponder: Hashable {
    /// Whether both are the same object.
    public nonisolated static func == (left: UIResponder, right: UIResponder) -> Bool {
        left === right
    }

    /// Feeds the object's identity.
    public nonisolated func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}
