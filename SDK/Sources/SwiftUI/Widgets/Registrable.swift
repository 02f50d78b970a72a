package import CWidgetPlugin

/// A member of a bundle that the runner is told about: a widget, a live activity or a control.
package protocol Registrable {
    /// What tells the member from all others of its bundle.
    var identity: BundleMemberIdentity { get }
    /// Hands the member over to the runner, which reports an unusable one itself.
    func register(in registry: UnsafeMutablePointer<widget_registry>)
}

/// What no two members of a bundle have in common.
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
