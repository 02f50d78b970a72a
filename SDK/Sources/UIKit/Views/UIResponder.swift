/// What presses and keys are sent to; a widget gets none.
///
/// Differs from Apple: it is no `NSObject`, whose initialiser belongs to no thread here.
@MainActor
open class UIResponder {
    /// Something that answers nothing.
    public init() {}

    /// Never: nothing in a widget has the focus.
    open var isFirstResponder: Bool { false }

    /// False: nothing in a widget gets the focus.
    @discardableResult
    open func becomeFirstResponder() -> Bool { false }

    /// False: nothing in a widget has the focus.
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
