package import CWidgetPlugin

/// A member of a bundle that is registered with the runner: a widget, live activity or control.
package protocol Registrable {
    /// The identity of the member in its bundle.
    var identity: BundleMemberIdentity { get }
    /// Hands the member over to the runner, which reports an unusable one itself.
    func register(in registry: UnsafeMutablePointer<widget_registry>)
}

/// The identity of a bundle member, which is unique in the bundle.
package enum BundleMemberIdentity: Hashable, CustomStringConvertible {
    /// The kind of a widget or a control.
    case kind(String)
    /// The name of a live activity's attributes.
    case activity(String)

    package var description: String {
        switch self {
        case .kind(let kind): "the kind '\(kind)'"
        case .activity(let name): "the live activity '\(name)'"
        }
    }
}
